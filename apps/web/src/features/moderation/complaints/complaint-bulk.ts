import { useLingui } from '@lingui/react/macro';
import { complaintReasons } from '@peonia/contract/moderation/complaint-reasons.ts';
import {
  type ComplaintRow,
  decideComplaint,
  type DecisionReason,
  dismissalReasons,
  takeComplaint,
} from '@peonia/contract/moderation/complaints.ts';
import { call } from '../../../platform/api/call.ts';
import type { Bulk } from '../staff-queue/bulk/bulk.ts';
import { decisionLabels, reportTypeLabels } from './complaint-labels.ts';
import { complaintsKey } from './complaint-queries.ts';

/** Takes a complaint and decides it without a sanction. A colleague's case is refused. */
async function settle({ id }: ComplaintRow, uphold: boolean, reason: string): Promise<void> {
  await call(takeComplaint, { params: { id } });
  await call(decideComplaint, { params: { id }, body: { uphold, reason: reason as DecisionReason } });
}

/** What can be done with several open complaints at once: duplicates of a decided one, or many without a breach. */
export function useComplaintBulk(): Bulk<ComplaintRow> {
  const { t, i18n } = useLingui();
  const listed = (reasons: readonly DecisionReason[]) =>
    reasons.map((value) => ({ value, label: i18n._(decisionLabels[value]) }));
  return {
    nameOf: ({ type, name, id }) => [i18n._(reportTypeLabels[type]), name, id].filter(Boolean).join(' · '),
    refetch: [[complaintsKey]],
    acts: [
      {
        name: 'duplicates',
        label: t`Close duplicates`,
        effect: t`The complaints are upheld without a further sanction, as when the same thing is decided already. Their members are told.`,
        reasons: listed(complaintReasons),
        run: (row, { reason }) => settle(row, true, reason),
      },
      {
        name: 'dismiss',
        label: t`Dismiss`,
        effect: t`The complaints are dismissed for this reason, and those who made them are told.`,
        isDangerous: true,
        reasons: listed(dismissalReasons),
        run: (row, { reason }) => settle(row, false, reason),
      },
    ],
  };
}
