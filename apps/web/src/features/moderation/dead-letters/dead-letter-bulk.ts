import { useLingui } from '@lingui/react/macro';
import { type DeadLetter, discardDeadLetters, retryDeadLetters } from '@peonia/contract/staff/dead-letters.ts';
import { call } from '../../../platform/api/call.ts';
import type { Bulk } from '../staff-queue/bulk/bulk.ts';
import { deadLetterKey } from './dead-letter-queries.ts';

/** What can be done with several failed deliveries at once. */
export function useDeadLetterBulk(): Bulk<DeadLetter> {
  const { t } = useLingui();
  return {
    nameOf: ({ topic, id }) => `${topic} · ${id}`,
    refetch: [[deadLetterKey]],
    acts: [
      {
        name: 'retry',
        label: t`Retry`,
        effect: t`The entries are tried again at once.`,
        run: ({ id }) => call(retryDeadLetters, { body: { id } }),
      },
      {
        name: 'discard',
        label: t({ message: 'Discard', context: 'dead letter' }),
        effect: t`The entries are deleted for good. The reason is logged.`,
        isDangerous: true,
        writesReason: true,
        run: ({ id }, { reason }) => call(discardDeadLetters, { body: { id, reason } }),
      },
    ],
  };
}
