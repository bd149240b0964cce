import { decideSelfie, listSelfies, type SelfieItem } from '@peonia/contract/moderation/selfie-review.ts';
import type { SelfieReason } from '@peonia/contract/verification.ts';
import { call } from '../../../platform/api/call.ts';
import { usePage } from '../../../platform/query.ts';
import type { QueuePage } from '../remove-from-queue.ts';
import { useDecideOnce } from '../use-decide-once.ts';

export const selfiesKey = 'staff-selfies';

/** The waiting selfies, oldest first. */
export function useSelfieQueue() {
  const { pages, ...list } = usePage<SelfieItem, QueuePage<SelfieItem>>([selfiesKey], (max_id, signal) =>
    call(listSelfies, { query: max_id === undefined ? {} : { max_id } }, { signal }),
  );
  return { ...list, waiting: pages[0]?.waiting ?? 0 };
}

/** Decides a selfie and removes it from the queue. If the main photo has changed, the queue is fetched again. */
export function useDecideSelfie() {
  const { isBusy, run } = useDecideOnce(selfiesKey, 'selfie_photo_changed');
  const decide = ({ id, user }: SelfieItem, reason: SelfieReason | null) =>
    run(id, () =>
      call(decideSelfie, {
        params: { id },
        body: { approve: reason === null, photo: user.photo, ...(reason === null ? {} : { reason }) },
      }),
    );
  return { isBusy, decide };
}
