import { Trans, useLingui } from '@lingui/react/macro';
import type { PaymentCase, PaymentRequest } from '@peonia/contract/money/payment-desk.ts';
import { formatMoney } from '@peonia/i18n/format.ts';
import { Card, CardHead } from '@peonia/ui/card/card.tsx';
import { useToast } from '@peonia/ui/toast/toast-provider.tsx';
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
  if (payment.requests.length === 0) return null;
  return (
    <Card pad as="div" className="stack">
      <CardHead title={<Trans context="payment">Requests</Trans>} level={3} />
      {payment.requests.map((request) => {
        const { asked_by } = request;
        return (
          <div key={request.id} className={css.request}>
            <p>
              <b>
                {i18n._(actLabels[request.act])}
                {request.amount === null
                  ? null
                  : ` ${formatMoney(language, Math.round(request.amount * 100), payment.currency)}`}
              </b>
              {` · ${i18n._(requestLabels[request.state])}`}
            </p>
            <p className="small">
              <Trans>Requested by {asked_by}</Trans>: {request.reason} <Moment at={request.asked_at} />
            </p>
            {request.decided_by === null ? null : (
              <p className="small">
                {request.decided_by}: {request.detail}{' '}
                {request.decided_at === null ? null : <Moment at={request.decided_at} />}
              </p>
            )}
            {request.state === 'open' ? <Decide payment={payment} request={request} /> : null}
          </div>
        );
      })}
    </Card>
  );
}

function Decide({ payment, request }: { payment: PaymentCase; request: PaymentRequest }) {
  const { t } = useLingui();
  const toast = useToast();
  const { isBusy, decide } = usePaymentActs(payment.id);
  const send = async (confirm: boolean, reason: string) => {
    const isDone = await decide({ request: request.id, confirm, reason });
    if (isDone) toast.show({ text: confirm ? t`Confirmed.` : t`The request was closed. Nothing moved.` });
  };
  return (
    <SecondPersonForm isOwn={request.own} isBusy={isBusy} onDecide={(confirm, reason) => void send(confirm, reason)} />
  );
}
