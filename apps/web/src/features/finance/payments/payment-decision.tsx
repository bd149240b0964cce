import { Trans, useLingui } from '@lingui/react/macro';
import type { PaymentCase } from '@peonia/contract/money/payment-desk.ts';
import { isReason } from '@peonia/contract/protocol/reason.ts';
import { formatMoney } from '@peonia/i18n/format.ts';
import { Button } from '@peonia/ui/button/button.tsx';
import { Card, CardHead } from '@peonia/ui/card/card.tsx';
import { Field } from '@peonia/ui/field/field.tsx';
import { TextInput } from '@peonia/ui/text-input/text-input.tsx';
import { Textarea } from '@peonia/ui/textarea/textarea.tsx';
import { useToast } from '@peonia/ui/toast/toast-provider.tsx';
import { useState } from 'react';
import { useLanguage } from '../../../platform/language/language.tsx';
import { centsIn } from '../cents-in.ts';
import { usePaymentActs } from './payment-queries.ts';
import * as css from './payments.module.css';

/** Asks to release, refund or unlock a payment, where nothing waits already. */
export function PaymentDecision({ payment }: { payment: PaymentCase }) {
  const { t } = useLingui();
  const toast = useToast();
  const { language } = useLanguage();
  const left = Math.round((payment.amount - payment.refunded) * 100);
  const [reason, setReason] = useState('');
  const [amount, setAmount] = useState((left / 100).toFixed(2));
  const { isBusy, ask } = usePaymentActs(payment.id);
  const canRefund = payment.state === 'credited' && left > 0;
  if (payment.asked !== null || !(canRefund || payment.locks)) return null;
  const cents = centsIn(amount);
  const isAmount = cents > 0 && cents <= left;
  const isShort = !isReason(reason);
  const most = formatMoney(language, left, payment.currency);
  const refund = formatMoney(language, cents, payment.currency);
  const send = async (body: Parameters<typeof ask>[0]) => {
    if (!(await ask(body))) return;
    setReason('');
    toast.show({ text: t`Requested. A colleague has to confirm it.` });
  };
  return (
    <Card pad as="div" className="stack">
      <CardHead title={<Trans>Decision</Trans>} level={3} />
      <Field
        label={<Trans>Reason for the second person</Trans>}
        hint={<Trans>At least five characters; it is logged.</Trans>}
      >
        <Textarea rows={2} value={reason} maxLength={500} onChange={(event) => setReason(event.target.value)} />
      </Field>
      {canRefund ? (
        <Field
          label={<Trans>Amount to refund</Trans>}
          hint={<Trans>At most {most}. The gold bought with it is taken back; what was spent becomes a debt.</Trans>}
          error={isAmount ? undefined : <Trans>Enter an amount of at most {most}.</Trans>}
        >
          <TextInput
            className={css.amount}
            inputMode="decimal"
            value={amount}
            onChange={(event) => setAmount(event.target.value)}
          />
        </Field>
      ) : null}
      <div className="row wrap">
        {payment.held ? (
          <Button busy={isBusy} disabled={isShort} onClick={() => void send({ act: 'release', reason: reason.trim() })}>
            <Trans>Request release</Trans>
          </Button>
        ) : null}
        {canRefund ? (
          <Button
            variant="line"
            disabled={isShort || !isAmount || isBusy}
            onClick={() => void send({ act: 'refund', amount: cents / 100, reason: reason.trim() })}
          >
            {isAmount ? <Trans>Request refund of {refund}</Trans> : <Trans>Request refund</Trans>}
          </Button>
        ) : null}
        {payment.locks ? (
          <Button
            variant="line"
            disabled={isShort || isBusy}
            onClick={() => void send({ act: 'unlock', reason: reason.trim() })}
          >
            <Trans>Request unlock</Trans>
          </Button>
        ) : null}
      </div>
      <p className="tiny muted">
        <Trans>Nothing moves until a colleague confirms. You cannot confirm your own request.</Trans>
      </p>
    </Card>
  );
}
