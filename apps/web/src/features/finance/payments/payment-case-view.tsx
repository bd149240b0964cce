import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { PaymentCase } from '@peonia/contract/money/payment-desk.ts';
import { formatDate, formatGold, formatMoney } from '@peonia/i18n/format.ts';
import { Card, CardHead } from '@peonia/ui/card/card.tsx';
import { LockIcon } from '@peonia/ui/icons/lock.tsx';
import { TriangleAlertIcon } from '@peonia/ui/icons/triangle-alert.tsx';
import { Note } from '@peonia/ui/note/note.tsx';
import { Loading } from '@peonia/ui/skeleton/skeleton.tsx';
import { ListError } from '../../../platform/errors/list-error.tsx';
import { useLanguage } from '../../../platform/language/language.tsx';
import { PaymentDecision } from './payment-decision.tsx';
import { PaymentEvents } from './payment-events.tsx';
import { paymentStateLabel, reasonLabels } from './payment-labels.ts';
import { usePaymentCase } from './payment-queries.ts';
import { PaymentRequests } from './payment-requests.tsx';
import * as css from './payments.module.css';

/** A payment with its payer, webhook events, requests and history. */
export function PaymentCaseView({ id }: { id: string }) {
  const { t } = useLingui();
  const { data, error, refetch } = usePaymentCase(id);
  return (
    <section className="stack" aria-label={t`Payment`}>
      {data !== undefined ? (
        <Case payment={data} />
      ) : error === null ? (
        <Loading label={t`Loading`} shape="card" count={1} />
      ) : (
        <ListError error={error} onRetry={() => void refetch()} />
      )}
    </section>
  );
}

function Case({ payment }: { payment: PaymentCase }) {
  const { i18n } = useLingui();
  const { language } = useLanguage();
  const money = (amount: number) => formatMoney(language, Math.round(amount * 100), payment.currency);
  const isWrong = payment.events.some(({ state }) => state === 'refused');
  const reason = payment.reason === null ? undefined : reasonLabels[payment.reason];
  const gold = formatGold(language, Math.round(payment.gold * 100));
  const months = payment.month;
  return (
    <>
      <header>
        <h2 className={css.title}>
          {money(payment.amount)}, {i18n._(paymentStateLabel(payment))}
        </h2>
        <p className="muted">
          {months === null ? (
            <Trans>{gold} gold</Trans>
          ) : months === 0.25 ? (
            <Trans>VIP trial</Trans>
          ) : months > 12 ? (
            <Trans>VIP for life</Trans>
          ) : (
            <Plural value={months} one="VIP for # month" other="VIP for # months" />
          )}
          {reason === undefined ? null : ` · ${i18n._(reason)}`}
        </p>
      </header>
      {isWrong ? (
        <Note tone="bad" icon={<TriangleAlertIcon />}>
          <Trans>A webhook event does not fit this order. Check it at the provider before you decide.</Trans>
        </Note>
      ) : null}
      {payment.locks ? (
        <Note icon={<LockIcon />}>
          <Trans>
            Payments of this member are locked since this dispute. Unlocking lets them pay again; a debt stays until it
            is paid.
          </Trans>
        </Note>
      ) : null}
      <PaymentRequests payment={payment} />
      <PaymentDecision payment={payment} />
      <Card pad as="div">
        <CardHead title={<Trans>Payer</Trans>} level={3} />
        <dl className={css.facts}>
          <Fact name={<Trans>Member</Trans>}>
            {payment.name === '' ? <Trans>Deleted account</Trans> : payment.name} · {payment.user_id}
          </Fact>
          {payment.payer.joined_at === null ? null : (
            <Fact name={<Trans>Joined</Trans>}>{formatDate(language, new Date(payment.payer.joined_at), 'long')}</Fact>
          )}
          {payment.target === null ? null : <Fact name={<Trans>Paid for</Trans>}>{payment.target.name}</Fact>}
          {payment.called_off_at === null ? null : (
            <Fact name={<Trans>Cancelled by the payer</Trans>}>
              {formatDate(language, new Date(payment.called_off_at), 'long')}
            </Fact>
          )}
          <Fact name={<Trans>Payments so far</Trans>}>{payment.payer.paid}</Fact>
          <Fact name={<Trans>Refunds</Trans>}>{payment.payer.refunds}</Fact>
          <Fact name={<Trans>Disputes</Trans>}>{payment.payer.disputes}</Fact>
          <Fact name={<Trans>Debt in gold</Trans>}>{formatGold(language, Math.round(payment.payer.debt * 100))}</Fact>
          <Fact name={<Trans context="payment">Order</Trans>}>
            <span className={css.code}>{payment.id}</span>
          </Fact>
          <Fact name={<Trans>Provider</Trans>}>
            <span className={css.code}>
              {[payment.gateway, payment.provider_ref, payment.provider_payment].filter(Boolean).join(' · ')}
            </span>
          </Fact>
        </dl>
      </Card>
      <PaymentEvents payment={payment} />
    </>
  );
}

function Fact({ name, children }: { name: React.ReactNode; children: React.ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
