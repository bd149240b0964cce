import { decideReview, listReview, type ReviewItem, type ReviewPart } from '@peonia/contract/moderation/moderation.ts';
import type { RemovalReason } from '@peonia/contract/moderation/removal-reasons.ts';
import { call } from '../../../platform/api/call.ts';
import { usePage } from '../../../platform/query.ts';
import type { QueuePage } from '../remove-from-queue.ts';
import { useDecideOnce } from '../use-decide-once.ts';

export const reviewKey = 'staff-review';

/** A part of the waiting files, oldest first. `waiting` counts all of them. */
export function useReviewQueue(show: ReviewPart) {
  const { pages, ...list } = usePage<ReviewItem, QueuePage<ReviewItem>>([reviewKey, show], (max_id, signal) =>
    call(listReview, { query: { show, ...(max_id === undefined ? {} : { max_id }) } }, { signal }),
  );
  return { ...list, waiting: pages[0]?.waiting ?? 0 };
}

/** Decides a file and removes it from the queue; also if a colleague has decided it. */
export function useDecide() {
  const { isBusy, run } = useDecideOnce(reviewKey);
  const decide = (id: number, reason: RemovalReason | null) =>
    run(id, () =>
      call(decideReview, { params: { id }, body: reason === null ? { approve: true } : { approve: false, reason } }),
    );
  return { isBusy, decide };
}
