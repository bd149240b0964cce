import { Trans, useLingui } from '@lingui/react/macro';
import { getWheelFigures, type WheelFigures as Figures } from '@peonia/contract/wheel.ts';
import { formatDate, formatGold, formatNumber } from '@peonia/i18n/format.ts';
import { Loading } from '@peonia/ui/skeleton/skeleton.tsx';
import { TableHead } from '@peonia/ui/table-head/table-head.tsx';
import { useQuery } from '@tanstack/react-query';
import { call } from '../../platform/api/call.ts';
import { ListError } from '../../platform/errors/list-error.tsx';
import { useLanguage } from '../../platform/language/language.tsx';
import { usePrizeText } from './prize-text.ts';
import * as css from './wheel-figures.module.css';

/** Payouts of the wheel against their expectation, for staff. */
export function WheelFigures() {
  const { t } = useLingui();
  const { data, error, refetch } = useQuery<Figures>({
    queryKey: ['staff-wheel'],
    queryFn: ({ signal }) => call(getWheelFigures, {}, { signal }),
    staleTime: Infinity,
  });
  if (error !== null && data === undefined) return <ListError error={error} onRetry={() => void refetch()} />;
  if (data === undefined) return <Loading label={t`Loading`} shape="row" count={8} />;
  return (
    <>
      <Totals figures={data} />
      <PrizeTable prizes={data.prizes} />
      <Winners trips={data.trips} hasOlder={data.trips_older} />
    </>
  );
}

function Totals({ figures: { days, spins, gold, expected_gold, trips_left } }: { figures: Figures }) {
  const { language } = useLanguage();
  const cents = (amount: number) => formatGold(language, Math.round(amount * 100));
  return (
    <dl className={css.totals}>
      <div>
        <dt>
          <Trans>Spins in {days} days</Trans>
        </dt>
        <dd>{formatNumber(language, spins)}</dd>
      </div>
      <div>
        <dt>
          <Trans>Gold paid out</Trans>
        </dt>
        <dd>{cents(gold)}</dd>
      </div>
      <div>
        <dt>
          <Trans>Gold expected</Trans>
        </dt>
        <dd>{cents(expected_gold)}</dd>
      </div>
      <div>
        <dt>
          <Trans>Trips left</Trans>
        </dt>
        <dd>{formatNumber(language, trips_left)}</dd>
      </div>
    </dl>
  );
}

function PrizeTable({ prizes }: { prizes: Figures['prizes'] }) {
  const { t } = useLingui();
  const { language } = useLanguage();
  const { name } = usePrizeText();
  return (
    <div className={css.scroll} tabIndex={0} role="region" aria-label={t`Prizes and odds`}>
      <table className={css.table}>
        <TableHead columns={[t`Field`, t`Prize`, t`Chance in 100,000`, t`Expected`, t`Drawn`]} />
        <tbody>
          {prizes.map(({ prize, weight, expected, count }) => (
            <tr key={prize}>
              <td>{prize}</td>
              <th scope="row">{name(prize)}</th>
              <td>{formatNumber(language, weight)}</td>
              <td>{formatNumber(language, Math.round(expected * 100) / 100)}</td>
              <td>{formatNumber(language, count)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Winners({ trips, hasOlder }: { trips: Figures['trips']; hasOlder: boolean }) {
  const { language } = useLanguage();
  return (
    <section className={css.winners}>
      <h2>
        <Trans>Winners of a trip</Trans>
      </h2>
      {trips.length === 0 ? (
        <p className="muted">
          <Trans>Nobody has won a trip yet.</Trans>
        </p>
      ) : (
        <ul>
          {trips.map(({ user_id, name, day }) => (
            <li key={`${user_id} ${day}`}>
              <b>{name ?? <Trans>Closed account</Trans>}</b>{' '}
              <span className="muted">
                {user_id} · {formatDate(language, new Date(day), 'medium', 'UTC')}
              </span>
            </li>
          ))}
        </ul>
      )}
      {hasOlder ? (
        <p className="small muted">
          <Trans>Only the newest entries are listed.</Trans>
        </p>
      ) : null}
    </section>
  );
}
