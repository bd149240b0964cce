import { Trans, useLingui } from '@lingui/react/macro';
import { limits } from '@peonia/contract/protocol/client-limits.ts';
import {
  isPayoutNumber,
  isPayoutNumberEnough,
  normalizePayoutNumber,
  payoutKinds,
  type PayoutKind,
} from '@peonia/core/payout-account.ts';
import { Button } from '@peonia/ui/button/button.tsx';
import { Field } from '@peonia/ui/field/field.tsx';
import { InfoIcon } from '@peonia/ui/icons/info.tsx';
import { Note } from '@peonia/ui/note/note.tsx';
import { Segmented } from '@peonia/ui/segmented/segmented.tsx';
import { TextInput } from '@peonia/ui/text-input/text-input.tsx';
import { Textarea } from '@peonia/ui/textarea/textarea.tsx';
import { type SubmitEvent, useState } from 'react';
import { useInformationLabels, useKindLabels } from './use-kind-labels.ts';
import type { MethodDraft } from './use-payout-method.ts';

export interface PayoutMethodFormProps {
  readonly isBusy: boolean;
  readonly onSave: (draft: MethodDraft) => Promise<void>;
  readonly onCancel: () => void;
}

/** A new payout method. What was stored is never shown whole, so everything is entered again. */
export function PayoutMethodForm({ isBusy, onSave, onCancel }: PayoutMethodFormProps) {
  const { t } = useLingui();
  const labels = useKindLabels();
  const informationLabels = useInformationLabels();
  const [kind, setKind] = useState<PayoutKind>('bank');
  const [name, setName] = useState('');
  const [typed, setTyped] = useState('');
  const [information, setInformation] = useState('');
  const [hasLeftNumber, setLeftNumber] = useState(false);
  const wait = limits.payout_method_hours;
  const number = normalizePayoutNumber(kind, typed);
  const isNumber = isPayoutNumber(kind, number);
  const isInformationOptional = isPayoutNumberEnough(kind, number);
  const isReady = name.trim().length >= 2 && isNumber && (isInformationOptional || information.trim().length >= 3);
  const numberLabels = {
    wallet: t`E-mail address or phone number of the wallet`,
    bank: t`IBAN or account number`,
    other: t`Number or address of the account`,
  };
  const send = async (event: SubmitEvent) => {
    event.preventDefault();
    await onSave({
      kind,
      account_name: name.trim(),
      account_number: typed.trim(),
      other_information: information.trim(),
    });
  };
  return (
    <form className="stack" onSubmit={(event) => void send(event)}>
      <Segmented
        label={t`Kind of account`}
        value={kind}
        onChange={setKind}
        segments={payoutKinds.map((value) => ({ value, label: labels[value] }))}
      />
      <Field label={<Trans>Account holder</Trans>} hint={<Trans>As the account names them.</Trans>}>
        <TextInput value={name} maxLength={80} autoComplete="name" onChange={(event) => setName(event.target.value)} />
      </Field>
      <Field
        label={numberLabels[kind]}
        hint={kind === 'wallet' ? <Trans>A phone number with + and its country code.</Trans> : undefined}
        error={
          hasLeftNumber && typed !== '' && !isNumber ? (
            <Trans>This number cannot be right. Please check it for typing mistakes.</Trans>
          ) : undefined
        }
      >
        <TextInput
          value={typed}
          maxLength={100}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          onChange={(event) => setTyped(event.target.value)}
          onBlur={() => setLeftNumber(true)}
        />
      </Field>
      <Field
        label={informationLabels[kind]}
        aside={isInformationOptional ? <Trans>Optional</Trans> : undefined}
        hint={kind === 'bank' ? <Trans>Needed where there is no IBAN.</Trans> : undefined}
      >
        <Textarea
          rows={2}
          value={information}
          maxLength={300}
          onChange={(event) => setInformation(event.target.value)}
        />
      </Field>
      <Note icon={<InfoIcon />} role="note">
        <Trans>
          We ask for your password or a code, log out your other devices and write to your address. Nothing is paid to a
          changed method for {wait} hours.
        </Trans>
      </Note>
      <div className="row wrap">
        <Button type="submit" busy={isBusy} disabled={!isReady}>
          <Trans>Save payout method</Trans>
        </Button>
        <Button variant="line" onClick={onCancel}>
          <Trans>Cancel</Trans>
        </Button>
      </div>
    </form>
  );
}
