import { decideReview, listReview, type ReviewItem } from '@peonia/contract/moderation/moderation.ts';
import type { RemovalReason } from '@peonia/contract/moderation/removal-reasons.ts';
import { useState } from 'react';
import { call, isRefusal } from '../../../platform/api/call.ts';
import { usePage } from '../../../platform/query.ts';
import { type QueuePage, removeFromQueue } from '../remove-from-queue.ts';
import { refreshStaffSession, showStaffError } from '../staff-session/staff-session-queries.ts';

const key = ['staff-review'] as const;

/** The waiting files, oldest first. */
export function useReviewQueue() {
  const list = usePage<ReviewItem, QueuePage<ReviewItem>>(key, (max_id, signal) =>
    call(listReview, { query: max_id === undefined ? {} : { max_id } }, { signal }),
  );
  return { ...list, waiting: list.pages[0]?.waiting ?? 0 };
}

/** Decides a file and removes it from the queue; also if a colleague has decided it. */
export function useDecide() {
  const [busy, setBusy] = useState<number | null>(null);
  const decide = async (id: number, reason: RemovalReason | null): Promise<boolean> => {
    if (busy !== null) return false;
    setBusy(id);
    try {
      await call(decideReview, {
        params: { id },
        body: reason === null ? { approve: true } : { approve: false, reason },
      });
      removeFromQueue(key, id);
      void refreshStaffSession();
      return true;
    } catch (error) {
      if (isRefusal(error, 'not_found')) removeFromQueue(key, id);
      else showStaffError(error);
      return false;
    } finally {
      setBusy(null);
    }
  };
  return { busy, decide };
}
