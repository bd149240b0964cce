import { Trans, useLingui } from '@lingui/react/macro';
import type { DifferenceCase } from '@peonia/contract/money/reconciliation.ts';
import { formatDate, formatDateTime, formatMoney } from '@peonia/i18n/format.ts';
import { Card, CardHead } from '@peonia/ui/card/card.tsx';
import { FactList } from '@peonia/ui/fact-list/fact-list.tsx';
import { Loading } from '@peonia/ui/skeleton/skeleton.tsx';
import { ListError } from '../../../platform/errors/list-error.tsx';
import { useLanguage } from '../../../platform/language/language.tsx';
import { CorrectionList } from './correction-list.tsx';
import { DifferenceDecision } from './difference-decision.tsx';
import { kindLabels, lineLabels, orderLabels, providerNames, stateLabels } from './reconciliation-labels.ts';
import { useDifference } from './reconciliation-queries.ts';
import * as css from './reconciliation.module.css';

/** A difference with our order, the lines of settlement reports, and what staff decide about it. */
export function DifferenceView({ id }: { id: number }) {
  const { t } = useLingui();
  const { data, error, refetch } = useDifference(id);
  return (
    <section className="stack" aria-label={t`Difference`}>
      {data !== undefined ? (
        <Case difference={data} />
      ) : error === null ? (
        <Loading label={t`Loading`} shape="card" count={1} />
      ) : (
        <ListError error={error} onRetry={() => void refetch()} />
      )}
    </section>
  );
}

function Case({ difference }: { difference: DifferenceCase }) {
  const { t, i18n } = useLingui();
  const { language } = useLanguage();
  const { what, state, day, order, order_state, subject, reason, decided_by, decided_at } = difference;
  const money = (amount: number | null) =>
    amount === null || difference.currency === null
      ? '–'
      : formatMoney(language, Math.round(amount * 100), difference.currency);
  return (
    <>
      <header>
        <h2 className={css.title}>{i18n._(kindLabels[what])}</h2>
        <p className="muted">
          {providerNames[difference.gateway]} · {i18n._(stateLabels[state])}
        </p>
      </header>
      <Card pad as="div">
        <FactList
          facts={[
            {
              label: t({ message: 'Day', context: 'date' }),
              value: formatDate(language, new Date(`${day}T12:00:00Z`), 'long'),
            },
            { label: t`Provider states`, value: money(difference.theirs) },
            { label: t`Our order states`, value: money(difference.ours) },
            { label: t`State of the order`, value: order_state === null ? '–' : i18n._(orderLabels[order_state]) },
            { label: t`Number`, value: <span className={css.code}>{order ?? subject}</span> },
          ]}
        />
        {order === null ? null : (
          <p className="small muted">
            <Trans>Search for this number under Payments to see its events.</Trans>
          </p>
        )}
      </Card>
      {reason === null ? null : (
        <Card pad as="div">
          <CardHead title={i18n._(stateLabels[state])} level={3} />
          <p>{reason}</p>
          <p className="tiny muted">
            {[decided_by, decided_at === null ? null : formatDate(language, new Date(decided_at), 'medium')]
              .filter(Boolean)
              .join(' · ')}
          </p>
        </Card>
      )}
      <CorrectionList difference={difference} />
      <DifferenceDecision difference={difference} />
      {difference.lines.length === 0 ? null : (
        <Card pad as="div">
          <CardHead title={<Trans>In settlement reports</Trans>} level={3} />
          <ul className={css.lines}>
            {difference.lines.map((line) => {
              const fee = money(line.fee);
              return (
                <li key={line.ref}>
                  <div>
                    <b className="small">{i18n._(lineLabels[line.kind])}</b>
                    <span className={`tiny muted ${css.code}`}>{line.ref}</span>
                    <span className="tiny muted">{formatDateTime(language, new Date(line.made_at), 'short')}</span>
                  </div>
                  <div className={css.sums}>
                    <span className="small tabular">{money(line.amount)}</span>
                    <span className="tiny muted tabular">
                      <Trans>Fees {fee}</Trans>
                    </span>
                  </div>
                </li>
              );
            })}
          </ul>
        </Card>
      )}
    </>
  );
}
