import { decideSelfie, listSelfies, type SelfieItem } from '@peonia/contract/moderation/selfie-review.ts';
import type { SelfieReason } from '@peonia/contract/verification.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call, isRefusal } from '../../../platform/api/call.ts';
import { usePage } from '../../../platform/query.ts';
import { type QueuePage, removeFromQueue } from '../remove-from-queue.ts';
import { refreshStaffSession, showStaffError } from '../staff-session/staff-session-queries.ts';

const key = ['staff-selfies'] as const;

/** The waiting selfies, oldest first. */
export function useSelfieQueue() {
  const list = usePage<SelfieItem, QueuePage<SelfieItem>>(key, (max_id, signal) =>
    call(listSelfies, { query: max_id === undefined ? {} : { max_id } }, { signal }),
  );
  return { ...list, waiting: list.pages[0]?.waiting ?? 0 };
}

/**
 * Decides a selfie and removes it from the queue; also if a colleague has decided it. If the main photo has changed,
 * the queue is refetched.
 */
export function useDecideSelfie() {
  const queryClient = useQueryClient();
  const [isBusy, setBusy] = useState(false);
  const decide = async ({ id, user }: SelfieItem, reason: SelfieReason | null): Promise<boolean> => {
    if (isBusy) return false;
    setBusy(true);
    try {
      await call(decideSelfie, {
        params: { id },
        body: { approve: reason === null, photo: user.photo, ...(reason === null ? {} : { reason }) },
      });
      removeFromQueue(key, id);
      void refreshStaffSession();
      return true;
    } catch (error) {
      if (isRefusal(error, 'not_found')) removeFromQueue(key, id);
      else {
        showStaffError(error);
        if (isRefusal(error, 'selfie_photo_changed')) void queryClient.invalidateQueries({ queryKey: key });
      }
      return false;
    } finally {
      setBusy(false);
    }
  };
  return { isBusy, decide };
}
