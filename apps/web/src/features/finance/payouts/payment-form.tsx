import { Trans } from '@lingui/react/macro';
import { Button } from '@peonia/ui/button/button.tsx';
import { Field } from '@peonia/ui/field/field.tsx';
import { TextInput } from '@peonia/ui/text-input/text-input.tsx';
import { type SubmitEvent, useState } from 'react';
import * as css from './payouts.module.css';

interface PaymentFormProps {
  readonly isBusy: boolean;
  /** Something stands in the way: it cannot be paid now. */
  readonly isStopped: boolean;
  readonly onPay: (payment: { reference: string; paid_on: string }) => void;
}

/** Records the transfer at the bank: its reference and its day. */
export function PaymentForm({ isBusy, isStopped, onPay }: PaymentFormProps) {
  const [reference, setReference] = useState('');
  const [day, setDay] = useState('');
  const isReady = reference.trim().length >= 3 && /^\d{4}-\d{2}-\d{2}$/.test(day) && !isStopped;
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (isReady) onPay({ reference: reference.trim(), paid_on: day });
  };
  return (
    <form className="stack" onSubmit={submit}>
      <Field
        label={<Trans>Reference of the transfer</Trans>}
        hint={<Trans>From the bank or the wallet. The partner sees it.</Trans>}
      >
        <TextInput
          className={css.short}
          value={reference}
          maxLength={140}
          autoComplete="off"
          onChange={(event) => setReference(event.target.value)}
        />
      </Field>
      <Field label={<Trans>Day of the transfer</Trans>}>
        <TextInput className={css.short} type="date" value={day} onChange={(event) => setDay(event.target.value)} />
      </Field>
      <div className="row">
        <Button type="submit" busy={isBusy} disabled={!isReady}>
          <Trans>Record as paid</Trans>
        </Button>
      </div>
    </form>
  );
}
