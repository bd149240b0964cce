import { decideReview, listReview, type ReviewItem } from '@peonia/contract/moderation.ts';
import type { RemovalReason } from '@peonia/contract/removal-reasons.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call, isRefusal } from '../../../platform/api/call.ts';
import { type ListPage, type Pages, usePage } from '../../../platform/query.ts';
import { refreshStaffSession, showStaffError } from '../staff-session/staff-session-queries.ts';

const key = ['staff-review'] as const;

type ReviewPage = ListPage<ReviewItem> & { readonly waiting: number };

/** The waiting files, oldest first. */
export function useReviewQueue() {
  const list = usePage<ReviewItem, ReviewPage>(key, (max_id, signal) =>
    call(listReview, { query: max_id === undefined ? {} : { max_id } }, { signal }),
  );
  return { ...list, waiting: list.pages[0]?.waiting ?? 0 };
}

/** Decides a file and removes it from the queue; also if a colleague has decided it. */
export function useDecide() {
  const queryClient = useQueryClient();
  const [busy, setBusy] = useState<number | null>(null);
  const takeOut = (id: number) =>
    queryClient.setQueryData<Pages<ReviewPage>>(
      key,
      (data) =>
        data && {
          ...data,
          pages: data.pages.map((page) => ({
            ...page,
            waiting: Math.max(0, page.waiting - 1),
            items: page.items.filter((item) => item.id !== id),
          })),
        },
    );
  const decide = async (id: number, reason: RemovalReason | null): Promise<boolean> => {
    if (busy !== null) return false;
    setBusy(id);
    try {
      await call(decideReview, {
        params: { id },
        body: reason === null ? { approve: true } : { approve: false, reason },
      });
      takeOut(id);
      void refreshStaffSession();
      return true;
    } catch (error) {
      if (isRefusal(error, 'not_found')) takeOut(id);
      else showStaffError(error);
      return false;
    } finally {
      setBusy(null);
    }
  };
  return { busy, decide };
}
