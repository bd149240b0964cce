import { Trans, useLingui } from '@lingui/react/macro';
import type { OwnPayment } from '@peonia/contract/money/receipts.ts';
import { formatCharged, formatDate, formatMoney } from '@peonia/i18n/format.ts';
import { Button } from '@peonia/ui/button/button.tsx';
import { Card } from '@peonia/ui/card/card.tsx';
import { EmptyState } from '@peonia/ui/empty-state/empty-state.tsx';
import { ReceiptIcon } from '@peonia/ui/icons/receipt.tsx';
import { Loading } from '@peonia/ui/skeleton/skeleton.tsx';
import { ListError } from '../../../platform/errors/list-error.tsx';
import { PageHead } from '../../../platform/head/page-head.tsx';
import { useLanguage } from '../../../platform/language/language.tsx';
import { ListEnd } from '../../../platform/paged-list.tsx';
import { askForPayment } from '../../../platform/prompts/checkout-request.ts';
import { Link } from '../../../platform/router/link.tsx';
import { BillTabs } from '../../ledger/bill-tabs.tsx';
import { stateLabels, stateTones } from './own-payment-labels.ts';
import { useOwnPayments } from './use-own-payments.ts';
import * as css from './bill.module.css';

/** Every payment of the member in money, in every state. */
export default function OwnPaymentsPage() {
  return (
    <div className={css.page}>
      <PageHead
        title={<Trans>Spending</Trans>}
        text={<Trans>Everything you paid in money, newest first, with a receipt for each payment.</Trans>}
        back="/setting"
      />
      <BillTabs current="payments" />
      <List />
    </div>
  );
}

function List() {
  const { t } = useLingui();
  const payments = useOwnPayments();
  if (payments.isPending) return <Loading label={t`Loading`} shape="row" count={6} />;
  if (payments.items.length === 0)
    return payments.error === null ? <Empty /> : <ListError error={payments.error} onRetry={payments.reload} />;
  return (
    <Card pad edge as="div">
      <ul className={css.payments}>
        {payments.items.map((payment) => (
          <PaymentRow key={payment.id} payment={payment} />
        ))}
      </ul>
      <ListEnd list={payments} problem={<Trans>More payments could not be loaded.</Trans>} />
    </Card>
  );
}

function PaymentRow({ payment }: { payment: OwnPayment }) {
  const { i18n } = useLingui();
  const { language } = useLanguage();
  const { id, title, target, state, currency } = payment;
  const name = target?.name ?? '';
  const back = formatMoney(language, Math.round(payment.refunded * 100), currency);
  return (
    <li className={css.payment}>
      <div className={css.what}>
        <Link href={`/bill/payments/${id}`} className="link">
          {title}
        </Link>
        {target === null ? null : (
          <span className="small muted">
            {name === '' ? <Trans>For another member</Trans> : <Trans>For {name}</Trans>}
          </span>
        )}
        <time className="small muted" dateTime={payment.created_at}>
          {formatDate(language, new Date(payment.created_at), 'medium')}
        </time>
      </div>
      <div className={css.sums}>
        <b className="tabular">
          {payment.charged === null
            ? formatMoney(language, Math.round(payment.amount * 100), currency)
            : formatCharged(language, payment.charged)}
        </b>
        {payment.refunded === 0 ? null : (
          <span className="small muted tabular">
            <Trans>{back} given back</Trans>
          </span>
        )}
        <span className={css.pill} data-tone={stateTones[state]}>
          {i18n._(stateLabels[state])}
        </span>
      </div>
    </li>
  );
}

function Empty() {
  return (
    <EmptyState
      level={2}
      icon={<ReceiptIcon />}
      title={<Trans>No payments yet</Trans>}
      text={<Trans>What you pay in money appears here, with its state and a receipt.</Trans>}
      action={
        <Button onClick={() => askForPayment({ mode: 'recharge' })}>
          <Trans>Add gold</Trans>
        </Button>
      }
    />
  );
}
