import { Trans, useLingui } from '@lingui/react/macro';
import { removalReasons, type RemovalReason } from '@peonia/contract/moderation/removal-reasons.ts';
import { TrashIcon } from '@peonia/ui/icons/trash.tsx';
import { DecisionForm } from '../decision-form.tsx';
import { removalReasonLabels } from './review-labels.ts';

interface ReviewDecisionProps {
  readonly isBusy: boolean;
  readonly onDecide: (reason: RemovalReason | null) => void;
}

/** Approves a file or removes it with a reason. */
export function ReviewDecision(props: ReviewDecisionProps) {
  const { t, i18n } = useLingui();
  return (
    <DecisionForm
      {...props}
      approve={<Trans>Approve</Trans>}
      refuse={<Trans>Remove</Trans>}
      refuseIcon={<TrashIcon />}
      confirm={<Trans>Remove file</Trans>}
      busyLabel={t`Removing`}
      reasons={removalReasons.map((value) => ({ value, label: i18n._(removalReasonLabels[value]) }))}
      hint={
        <p className="tiny muted desktop-only">
          <Trans>Keys: A approve, R remove, 1 to 7 reason, Enter confirm, J and K next and back.</Trans>
        </p>
      }
    />
  );
}
