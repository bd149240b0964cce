import { Trans, useLingui } from '@lingui/react/macro';
import type { PaymentCase, PaymentRequest } from '@peonia/contract/money/payment-desk.ts';
import { formatMoney } from '@peonia/i18n/format.ts';
import { Card, CardHead } from '@peonia/ui/card/card.tsx';
import { useToast } from '@peonia/ui/toast/toast-provider.tsx';
import type { ReactNode } from 'react';
import { useLanguage } from '../../../platform/language/language.tsx';
import { SecondPersonForm } from '../../moderation/staff-queue/second-person-form.tsx';
import { Moment } from './payment-events.tsx';
import { actLabels, requestLabels } from './payment-labels.ts';
import { usePaymentActs } from './payment-queries.ts';
import * as css from './payments.module.css';

/** What was asked about a payment. A colleague confirms or declines an open request; who asked can take it back. */
export function PaymentRequests({ payment }: { payment: PaymentCase }) {
  const { i18n } = useLingui();
  const { language } = useLanguage();
  const { isBusy, decide } = usePaymentActs(payment.id);
  if (payment.requests.length === 0) return null;
  return (
    <Card pad as="div" className="stack">
      <CardHead title={<Trans context="payment">Requests</Trans>} level={3} />
      {payment.requests.map((request) => (
        <RequestItem key={request.id} request={request} isBusy={isBusy} onDecide={decide}>
          {i18n._(actLabels[request.act])}
          {request.amount === null
            ? null
            : ` ${formatMoney(language, Math.round(request.amount * 100), payment.currency)}`}
        </RequestItem>
      ))}
    </Card>
  );
}

type RequestItemProps = {
  request: PaymentRequest;
  isBusy: boolean;
  /** Returns whether it was done. */
  onDecide: (decision: { request: number; confirm: boolean; reason: string }) => Promise<boolean>;
  /** What was asked for. */
  children: ReactNode;
};

/** One request with its state, its two persons, and why it was refused. */
export function RequestItem({ request, isBusy, onDecide, children }: RequestItemProps) {
  const { t, i18n } = useLingui();
  const toast = useToast();
  const { asked_by, decided_by, decided_at, detail, state } = request;
  const isFailed = state === 'failed';
  const send = async (confirm: boolean, reason: string) => {
    const isDone = await onDecide({ request: request.id, confirm, reason });
    if (isDone) toast.show({ text: confirm ? t`Confirmed.` : t`The request was closed. Nothing moved.` });
  };
  return (
    <div className={css.request}>
      <p>
        <b>{children}</b>
        {` · ${i18n._(requestLabels[state])}`}
        {isFailed && detail !== null ? `: ${detail}` : null}
      </p>
      <p className="small">
        <Trans>Requested by {asked_by}</Trans>: {request.reason} <Moment at={request.asked_at} />
      </p>
      {decided_by === null ? null : (
        <p className="small">
          {isFailed ? <Trans>Confirmed by {decided_by}</Trans> : `${decided_by}: ${detail}`}{' '}
          {decided_at === null ? null : <Moment at={decided_at} />}
        </p>
      )}
      {state === 'open' ? (
        <SecondPersonForm
          isOwn={request.own}
          isBusy={isBusy}
          onDecide={(confirm, reason) => void send(confirm, reason)}
        />
      ) : null}
    </div>
  );
}
