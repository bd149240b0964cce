import { Trans, useLingui } from '@lingui/react/macro';
import type { Receipt } from '@peonia/contract/money/receipts.ts';
import { formatCharged, formatDateTime, formatMoney } from '@peonia/i18n/format.ts';
import { Button } from '@peonia/ui/button/button.tsx';
import { Card } from '@peonia/ui/card/card.tsx';
import { FactList } from '@peonia/ui/fact-list/fact-list.tsx';
import { DownloadIcon } from '@peonia/ui/icons/download.tsx';
import { Loading } from '@peonia/ui/skeleton/skeleton.tsx';
import { useState } from 'react';
import { showProblem } from '../../../platform/errors/errors.tsx';
import { ListError } from '../../../platform/errors/list-error.tsx';
import { PageHead } from '../../../platform/head/page-head.tsx';
import { useLanguage } from '../../../platform/language/language.tsx';
import { useParams } from '../../../platform/router/hooks.ts';
import { Link } from '../../../platform/router/link.tsx';
import { gatewayLabels, stateHints, stateLabels, stateTones } from './own-payment-labels.ts';
import { saveReceipt, useReceipt } from './use-own-payments.ts';
import * as css from './bill.module.css';

/** One payment of the member: what became of it, and its receipt. */
export default function ReceiptPage() {
  const { t } = useLingui();
  const { id = '' } = useParams();
  const { data, error, refetch } = useReceipt(id);
  return (
    <div className={css.page}>
      <PageHead title={<Trans context="bill">Payment</Trans>} back="/bill/payments" />
      {data !== undefined ? (
        <ReceiptCard receipt={data} />
      ) : error === null ? (
        <Loading label={t`Loading`} shape="card" count={1} />
      ) : (
        <ListError error={error} onRetry={() => void refetch()} />
      )}
    </div>
  );
}

function ReceiptCard({ receipt }: { receipt: Receipt }) {
  const { t, i18n } = useLingui();
  const { language } = useLanguage();
  const { state, title, target, currency, refunds } = receipt;
  const money = (amount: number) => formatMoney(language, Math.round(amount * 100), currency);
  const at = (time: string) => formatDateTime(language, new Date(time), 'medium');
  const hint = stateHints[state];
  return (
    <Card pad edge as="div" className="stack">
      <div className={css.head}>
        <b className={css.sum}>
          {receipt.charged === null ? money(receipt.amount) : formatCharged(language, receipt.charged)}
        </b>
        <span className={css.pill} data-tone={stateTones[state]}>
          {i18n._(stateLabels[state])}
        </span>
      </div>
      {state === 'failed' && receipt.reason !== null ? <p>{asSentence(receipt.reason)}</p> : null}
      {hint === null ? null : <p className="small muted">{i18n._(hint)}</p>}
      <FactList
        facts={[
          { label: t({ message: 'Item', context: 'bill' }), value: title },
          ...(target === null
            ? []
            : [
                {
                  label: t({ message: 'For', context: 'bill' }),
                  value:
                    target.name === '' ? (
                      <Trans>A member who is not here any more</Trans>
                    ) : (
                      <Link href={`/profile/${target.user_id}`} className="link">
                        {target.name}
                      </Link>
                    ),
                },
              ]),
          { label: t`Paid by`, value: receipt.payer },
          { label: t`Payment method`, value: i18n._(gatewayLabels[receipt.gateway]) },
          ...(receipt.charged === null ? [] : [{ label: t`List price`, value: money(receipt.amount) }]),
          { label: t({ message: 'Date', context: 'bill' }), value: at(receipt.created_at) },
          ...(receipt.refunded === 0 ? [] : [{ label: t`Given back so far`, value: money(receipt.refunded) }]),
          { label: t`Order number`, value: <span className={css.number}>{receipt.id}</span> },
        ]}
      />
      {refunds.length === 0 ? null : (
        <section>
          <h2 className={css.subhead}>
            <Trans>What was given back</Trans>
          </h2>
          {receipt.refunds_older ? (
            <p className="small muted">
              <Trans>Only the newest entries are listed.</Trans>
            </p>
          ) : null}
          <ul className={css.refunds}>
            {refunds.map((refund) => (
              <li key={`${refund.created_at} ${refund.amount}`}>
                <span>
                  <RefundKind refund={refund} />
                  <time className="small muted" dateTime={refund.created_at}>
                    {at(refund.created_at)}
                  </time>
                </span>
                <b className="tabular">{money(refund.amount)}</b>
              </li>
            ))}
          </ul>
        </section>
      )}
      <div className="row">
        {receipt.receipt ? <SaveButton id={receipt.id} /> : null}
        <Button variant="line" href="/contact">
          <Trans>Ask about this payment</Trans>
        </Button>
      </div>
    </Card>
  );
}

/** Reasons are written to stand within a sentence. */
function asSentence(reason: string): string {
  return `${reason.charAt(0).toLocaleUpperCase()}${reason.slice(1)}`;
}

function RefundKind({ refund: { dispute } }: { refund: Receipt['refunds'][number] }) {
  if (dispute === null) return <Trans>Refund</Trans>;
  if (dispute === 'open') return <Trans>Charged back by your bank, not decided yet</Trans>;
  if (dispute === 'won') return <Trans>Charged back by your bank, then paid again</Trans>;
  return <Trans>Charged back by your bank</Trans>;
}

function SaveButton({ id }: { id: string }) {
  const [isSaving, setSaving] = useState(false);
  const save = () => {
    setSaving(true);
    void saveReceipt(id)
      .catch(showProblem)
      .finally(() => setSaving(false));
  };
  return (
    <Button icon={<DownloadIcon />} busy={isSaving} onClick={save}>
      <Trans>Receipt as PDF</Trans>
    </Button>
  );
}
