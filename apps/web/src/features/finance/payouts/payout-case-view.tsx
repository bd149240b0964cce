import { Trans, useLingui } from '@lingui/react/macro';
import type { PayoutCase } from '@peonia/contract/payouts/payout-desk.ts';
import { rateUnits } from '@peonia/core/payout-amount.ts';
import { formatDate, formatGold, formatMoney, formatRate } from '@peonia/i18n/format.ts';
import { Card, CardHead } from '@peonia/ui/card/card.tsx';
import { SendIcon } from '@peonia/ui/icons/send.tsx';
import { TriangleAlertIcon } from '@peonia/ui/icons/triangle-alert.tsx';
import { Note } from '@peonia/ui/note/note.tsx';
import { Loading } from '@peonia/ui/skeleton/skeleton.tsx';
import type { ReactNode } from 'react';
import { ListError } from '../../../platform/errors/list-error.tsx';
import { useLanguage } from '../../../platform/language/language.tsx';
import { Link } from '../../../platform/router/link.tsx';
import { PayoutDecision } from './payout-decision.tsx';
import { kindLabels, stateLabels, stopLabels } from './payout-labels.ts';
import { usePayoutCase } from './payout-queries.ts';
import { TaxDocumentCard } from './tax-document-card.tsx';
import * as css from './payouts.module.css';

/** A payout with the account it goes to, its partner, what stands in the way, and what to do. */
export function PayoutCaseView({ id }: { id: number }) {
  const { t } = useLingui();
  const { data, error, refetch } = usePayoutCase(id);
  return (
    <section className="stack" aria-label={t`Payout`}>
      {data !== undefined ? (
        <Case payout={data} />
      ) : error === null ? (
        <Loading label={t`Loading`} shape="card" count={1} />
      ) : (
        <ListError error={error} onRetry={() => void refetch()} />
      )}
    </section>
  );
}

function Case({ payout }: { payout: PayoutCase }) {
  const { i18n } = useLingui();
  const { language } = useLanguage();
  const money = (amount: number) => formatMoney(language, Math.round(amount * 100), 'USD');
  const gold = formatGold(language, Math.round(payout.gold * 100));
  const rate = formatRate(language, Math.round(payout.rate * rateUnits));
  const paid = money(payout.partner.paid_amount);
  const { paid: times } = payout.partner;
  return (
    <>
      <header>
        <h2 className={css.title}>
          {money(payout.amount)}, {i18n._(stateLabels[payout.state])}
        </h2>
        <p className="muted">
          <Trans>
            {gold} gold at {rate}
          </Trans>
        </p>
      </header>
      {payout.stop === null ? null : (
        <Note tone="bad" icon={<TriangleAlertIcon />}>
          {i18n._(stopLabels[payout.stop])}
        </Note>
      )}
      {payout.filed && payout.state === 'approved' ? (
        <Note icon={<SendIcon />}>
          <Trans>It is in a file for the bank. Record it as paid, or as returned by the bank.</Trans>
        </Note>
      ) : null}
      <PayoutDecision key={payout.state} payout={payout} />
      <Account payout={payout} />
      {payout.tax === null ? null : <TaxDocumentCard payoutId={payout.id} document={payout.tax} />}
      <Card pad as="div">
        <CardHead title={<Trans>Partner</Trans>} level={3} />
        <dl className={css.facts}>
          <Fact name={<Trans>Member</Trans>}>
            {payout.name === '' ? (
              <Trans>Deleted account</Trans>
            ) : (
              <Link href={`/staff/members/${payout.user_id}`} className="link">
                {payout.name} · {payout.user_id}
              </Link>
            )}
          </Fact>
          {payout.partner.joined_at === null ? null : (
            <Fact name={<Trans>Joined</Trans>}>{formatDate(language, new Date(payout.partner.joined_at), 'long')}</Fact>
          )}
          <Fact name={<Trans>Paid before</Trans>}>
            {times === 0 ? <Trans>Nothing yet</Trans> : `${paid} (${times})`}
          </Fact>
          <Fact name={<Trans>Debt in gold</Trans>}>{formatGold(language, Math.round(payout.partner.owed * 100))}</Fact>
        </dl>
      </Card>
      <History payout={payout} />
    </>
  );
}

function Account({ payout: { method } }: { payout: PayoutCase }) {
  const { i18n } = useLingui();
  return (
    <Card pad as="div">
      <CardHead title={<Trans>Account to pay to</Trans>} level={3} />
      {method === null ? (
        <p className="muted small">
          <Trans>It was deleted with the account of the partner.</Trans>
        </p>
      ) : (
        <dl className={css.facts}>
          <Fact name={<Trans>Kind of account</Trans>}>{i18n._(kindLabels[method.kind])}</Fact>
          <Fact name={<Trans>Account holder</Trans>}>{method.account_name}</Fact>
          <Fact name={<Trans>Account number</Trans>}>
            <span className={css.code}>{method.account_number}</span>
          </Fact>
          {method.other_information === '' ? null : (
            <Fact name={<Trans>Other information</Trans>}>{method.other_information}</Fact>
          )}
        </dl>
      )}
    </Card>
  );
}

function History({ payout }: { payout: PayoutCase }) {
  const { i18n } = useLingui();
  const { language } = useLanguage();
  const day = (at: string) => formatDate(language, new Date(at), 'long');
  const deleted = <Trans>Deleted account</Trans>;
  return (
    <Card pad as="div">
      <CardHead title={<Trans context="payout">History</Trans>} level={3} />
      <dl className={css.facts}>
        <Fact name={i18n._(stateLabels.requested)}>{day(payout.requested_at)}</Fact>
        {payout.approved_at === null ? null : (
          <Fact name={i18n._(stateLabels.approved)}>
            {day(payout.approved_at)} · {payout.approved_by || deleted}
          </Fact>
        )}
        {payout.paid_on === null ? null : (
          <Fact name={i18n._(stateLabels.paid)}>
            {formatDate(language, new Date(`${payout.paid_on}T00:00:00Z`), 'long', 'UTC')} · {payout.paid_by || deleted}
          </Fact>
        )}
        {payout.reference === null ? null : (
          <Fact name={<Trans>Reference</Trans>}>
            <span className={css.code}>{payout.reference}</span>
          </Fact>
        )}
        {payout.ended_at === null ? null : (
          <Fact name={i18n._(stateLabels[payout.state])}>
            {day(payout.ended_at)}
            {payout.state === 'cancelled' ? null : <> · {payout.ended_by || deleted}</>}
          </Fact>
        )}
        {payout.reason === null ? null : <Fact name={<Trans>Reason</Trans>}>{payout.reason}</Fact>}
      </dl>
    </Card>
  );
}

function Fact({ name, children }: { name: ReactNode; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
