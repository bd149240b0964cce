import { Trans, useLingui } from '@lingui/react/macro';
import { complaintReasons } from '@peonia/contract/moderation/complaint-reasons.ts';
import {
  complaintActs,
  dismissalReasons,
  suspensionDays,
  type ComplaintAct,
  type ComplaintCase,
  type DecisionReason,
} from '@peonia/contract/moderation/complaints.ts';
import { Button } from '@peonia/ui/button/button.tsx';
import { Card } from '@peonia/ui/card/card.tsx';
import { Field } from '@peonia/ui/field/field.tsx';
import { CheckIcon } from '@peonia/ui/icons/check.tsx';
import { FlagIcon } from '@peonia/ui/icons/flag.tsx';
import { Radio } from '@peonia/ui/radio/radio.tsx';
import { Segmented } from '@peonia/ui/segmented/segmented.tsx';
import { Select } from '@peonia/ui/select/select.tsx';
import { useState } from 'react';
import { actionLabels, decisionLabels } from './complaint-labels.ts';
import type { Verdict } from './complaint-queries.ts';

type Days = (typeof suspensionDays)[number];

/**
 * Upholds a complaint with a reason and an action, or dismisses it with a reason. Both parties read the reason in their
 * language.
 */
export function ComplaintDecision({
  complaint,
  isBusy,
  onDecide,
}: {
  complaint: ComplaintCase;
  isBusy: boolean;
  onDecide: (verdict: Verdict) => void;
}) {
  const { t, i18n } = useLingui();
  const [uphold, setUphold] = useState<'yes' | 'no'>('yes');
  const [reason, setReason] = useState<DecisionReason | ''>('');
  const [act, setAct] = useState<ComplaintAct>('warn');
  const [days, setDays] = useState<Days>(7);
  const isUpheld = uphold === 'yes';
  const reasons: readonly DecisionReason[] = isUpheld ? complaintReasons : dismissalReasons;
  const acts = complaintActs.filter((one) => one !== 'remove' || complaint.removable);
  const choose = (next: 'yes' | 'no') => {
    setUphold(next);
    setReason('');
  };
  const send = () => {
    if (reason === '') return;
    onDecide(
      isUpheld ? { uphold: true, reason, act, ...(act === 'suspend' ? { days } : {}) } : { uphold: false, reason },
    );
  };
  return (
    <Card pad as="div" className="stack">
      <Segmented
        label={t`Decision`}
        value={uphold}
        onChange={choose}
        segments={[
          { value: 'yes', label: t`Uphold`, icon: <FlagIcon /> },
          { value: 'no', label: t`Dismiss`, icon: <CheckIcon /> },
        ]}
      />
      <Field label={<Trans>Reason, which both sides read in their language</Trans>}>
        <Select
          value={reason}
          placeholder={t`Choose a reason`}
          options={reasons.map((value) => ({ value, label: i18n._(decisionLabels[value]) }))}
          onChange={(event) => setReason(event.target.value as DecisionReason | '')}
        />
      </Field>
      {isUpheld ? (
        <Field group label={<Trans>What follows</Trans>}>
          {acts.map((one) => (
            <Radio
              key={one}
              name="act"
              value={one}
              checked={act === one}
              onChange={() => setAct(one)}
              label={i18n._(actionLabels[one])}
            />
          ))}
        </Field>
      ) : null}
      {isUpheld && act === 'suspend' ? (
        <Field label={<Trans>Days</Trans>}>
          <Select
            value={String(days)}
            options={suspensionDays.map((one) => ({ value: String(one), label: String(one) }))}
            onChange={(event) => setDays(Number(event.target.value) as Days)}
          />
        </Field>
      ) : null}
      <div>
        <Button
          variant={isUpheld ? 'danger' : 'primary'}
          disabled={reason === ''}
          busy={isBusy}
          busyLabel={t`Sending`}
          onClick={send}
        >
          {isUpheld ? <Trans>Uphold the complaint</Trans> : <Trans>Dismiss the complaint</Trans>}
        </Button>
      </div>
    </Card>
  );
}
