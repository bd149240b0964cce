import { useLingui } from '@lingui/react/macro';
import { decideReview, type ReviewItem } from '@peonia/contract/moderation/moderation.ts';
import { removalReasons, type RemovalReason } from '@peonia/contract/moderation/removal-reasons.ts';
import { call } from '../../../platform/api/call.ts';
import type { Bulk } from '../staff-queue/bulk/bulk.ts';
import { removalReasonLabels } from './review-labels.ts';
import { reviewKey } from './review-queue.ts';

/** What can be done with several waiting files at once. */
export function useReviewBulk(): Bulk<ReviewItem> {
  const { t, i18n } = useLingui();
  return {
    nameOf: ({ user, id }) => `${user.name} · ${id}`,
    refetch: [[reviewKey]],
    acts: [
      {
        name: 'approve',
        label: t`Approve`,
        effect: t`The files become visible, and their members are told.`,
        run: ({ id }) => call(decideReview, { params: { id }, body: { approve: true } }),
      },
      {
        name: 'remove',
        label: t`Remove`,
        effect: t`The files are removed for this reason, which their members read in their language.`,
        isDangerous: true,
        reasons: removalReasons.map((value) => ({ value, label: i18n._(removalReasonLabels[value]) })),
        run: ({ id }, { reason }) =>
          call(decideReview, { params: { id }, body: { approve: false, reason: reason as RemovalReason } }),
      },
    ],
  };
}
