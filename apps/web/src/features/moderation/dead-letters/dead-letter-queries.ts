import type { BodyOf, ReplyOf } from '@peonia/contract/protocol/endpoint.ts';
import {
  type DeadLetter,
  discardDeadLetters,
  listDeadLetters,
  retryDeadLetters,
} from '@peonia/contract/staff/dead-letters.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../../platform/api/call.ts';
import { usePage } from '../../../platform/query.ts';
import { useStaffAct } from '../staff-queue/use-staff-act.ts';
import { showStaffError } from '../staff-session/staff-session-queries.ts';

export const deadLetterKey = 'staff-dead-letters';

/** Dead letters of a topic, or all, newest first, paginated; every page has the number of each topic. */
export function useDeadLetters(topic: string | null) {
  return usePage<DeadLetter, ReplyOf<typeof listDeadLetters>>([deadLetterKey, topic], (max_id, signal) =>
    call(
      listDeadLetters,
      { query: { ...(topic === null ? {} : { topic }), ...(max_id === undefined ? {} : { max_id }) } },
      { signal },
    ),
  );
}

/** Retries one dead letter or a topic; then refetches the list. Returns how many run again, null if refused. */
export function useRetryDeadLetters() {
  const queryClient = useQueryClient();
  const [isBusy, setBusy] = useState(false);
  const retry = async (which: BodyOf<typeof retryDeadLetters>): Promise<number | null> => {
    if (isBusy) return null;
    setBusy(true);
    try {
      return (await call(retryDeadLetters, { body: which })).retried;
    } catch (error) {
      showStaffError(error);
      return null;
    } finally {
      setBusy(false);
      await queryClient.invalidateQueries({ queryKey: [deadLetterKey] });
    }
  };
  return { isBusy, retry };
}

/** Deletes one dead letter or a topic for good; then refetches the list. Returns whether it was done. */
export function useDiscardDeadLetters() {
  const { isBusy, run } = useStaffAct({ refetch: [[deadLetterKey]] });
  return {
    isBusy,
    discard: (which: BodyOf<typeof discardDeadLetters>) => run(() => call(discardDeadLetters, { body: which })),
  };
}
