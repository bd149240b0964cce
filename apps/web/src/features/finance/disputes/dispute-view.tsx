import { Trans, useLingui } from '@lingui/react/macro';
import type { DisputeCase } from '@peonia/contract/money/disputes.ts';
import { formatDateTime, formatGold, formatMoney } from '@peonia/i18n/format.ts';
import { Card, CardHead } from '@peonia/ui/card/card.tsx';
import { FactList } from '@peonia/ui/fact-list/fact-list.tsx';
import { Loading } from '@peonia/ui/skeleton/skeleton.tsx';
import { ListError } from '../../../platform/errors/list-error.tsx';
import { useLanguage } from '../../../platform/language/language.tsx';
import { QueueDue } from '../../moderation/staff-queue/queue-due.tsx';
import { providerNames, stageLabels } from './dispute-labels.ts';
import { DisputePayment } from './dispute-payment.tsx';
import { useDispute } from './dispute-queries.ts';
import { EvidenceCard } from './evidence-card.tsx';
import * as css from './disputes.module.css';

/** A dispute with its deadline, its evidence, what it blocks, and what staff decide about its payment. */
export function DisputeView({ id }: { id: number }) {
  const { t } = useLingui();
  const { data, error, refetch } = useDispute(id);
  return (
    <section className="stack" aria-label={t`Dispute`}>
      {data !== undefined ? (
        <Case dispute={data} />
      ) : error === null ? (
        <Loading label={t`Loading`} shape="card" count={1} />
      ) : (
        <ListError error={error} onRetry={() => void refetch()} />
      )}
    </section>
  );
}

function Case({ dispute }: { dispute: DisputeCase }) {
  const { t, i18n } = useLingui();
  const { language } = useLanguage();
  const { state, due_at, decided_at, paid_at, order, provider_ref } = dispute;
  const sum = formatMoney(language, Math.round(dispute.amount * 100), dispute.currency);
  const moment = (at: string | null) => (at === null ? '–' : formatDateTime(language, new Date(at), 'long'));
  return (
    <>
      <header>
        <h2 className={css.title}>
          {sum}, {i18n._(stageLabels[state])}
        </h2>
        <p className="muted">
          {providerNames[dispute.gateway]} · {dispute.title}
        </p>
        {state === 'open' && due_at !== null ? (
          <p className={css.due}>
            <QueueDue since={dispute.created_at} due={due_at} />
          </p>
        ) : null}
      </header>
      <Blocks dispute={dispute} />
      <EvidenceCard dispute={dispute} />
      <Card pad as="div">
        <CardHead title={<Trans>Facts</Trans>} level={3} />
        <FactList
          facts={[
            {
              label: t`Member`,
              value: `${dispute.name === '' ? t`Deleted account` : dispute.name} · ${dispute.user_id}`,
            },
            { label: t({ message: 'Paid on', context: 'dispute' }), value: moment(paid_at) },
            { label: t`Disputed on`, value: moment(dispute.created_at) },
            { label: t`Deadline of the provider`, value: due_at === null ? t`Not stated` : moment(due_at) },
            ...(decided_at === null ? [] : [{ label: t`Decided on`, value: moment(decided_at) }]),
            { label: t`Gold taken back`, value: formatGold(language, Math.round(dispute.gold * 100)) },
            { label: t({ message: 'Order', context: 'payment' }), value: <span className={css.code}>{order}</span> },
            { label: t`Number at the provider`, value: <span className={css.code}>{provider_ref}</span> },
          ]}
        />
      </Card>
      <DisputePayment dispute={dispute} />
    </>
  );
}

/** What the dispute blocks, in words. */
function Blocks({ dispute: { blocks } }: { dispute: DisputeCase }) {
  const { language } = useLanguage();
  const gold = formatGold(language, Math.round(blocks.debt * 100));
  const isFree = !blocks.payments && !blocks.payouts && blocks.debt === 0;
  return (
    <Card pad as="div">
      <CardHead title={<Trans>What it blocks</Trans>} level={3} />
      <ul className={css.blocks}>
        {blocks.payments ? (
          <li>
            <Trans>The member cannot pay. It ends when the dispute is won, or when two of the staff unlock it.</Trans>
          </li>
        ) : null}
        {blocks.payouts ? (
          <li>
            <Trans>The member is a partner and is not paid out.</Trans>
          </li>
        ) : null}
        {blocks.debt > 0 ? (
          <li>
            <Trans>The member owes {gold} gold. The next recharge pays it first.</Trans>
          </li>
        ) : null}
        {isFree ? (
          <li>
            <Trans>Nothing.</Trans>
          </li>
        ) : null}
      </ul>
    </Card>
  );
}
