import { Trans, useLingui } from '@lingui/react/macro';
import type { AffiliateFigures } from '@peonia/contract/partners/partners.ts';
import { formatDate, formatMoney, formatNumber } from '@peonia/i18n/format.ts';
import { languageFacts } from '@peonia/i18n/languages.ts';
import { useState, type PointerEvent, type ReactNode } from 'react';
import { useLanguage } from '../../../platform/language/language.tsx';
import * as css from './figures.module.css';

type Period = AffiliateFigures['periods'][number];
type Measure = 'clicks' | 'registrations' | 'net_cash';

/** Clicks, registrations and net cash: three scales over one time axis with one marker, and the same as a table. */
export function FigureCharts({ figures: { span, periods, total } }: { figures: AffiliateFigures }) {
  const { t } = useLingui();
  const { language } = useLanguage();
  const [marked, setMarked] = useState<number | null>(null);
  const nameOf = (period: string) =>
    span === 'month'
      ? formatDate(language, new Date(period), 'medium', 'UTC')
      : new Intl.DateTimeFormat(languageFacts[language].locale, {
          year: 'numeric',
          month: 'short',
          timeZone: 'UTC',
        }).format(new Date(`${period}-01`));
  const say: Record<Measure, (value: number) => string> = {
    clicks: (value) => formatNumber(language, value),
    registrations: (value) => formatNumber(language, value),
    net_cash: (value) => formatMoney(language, Math.round(value * 100), 'USD'),
  };
  const mark = (event: PointerEvent<HTMLElement>) => {
    const { left, width } = event.currentTarget.getBoundingClientRect();
    const at = Math.floor(((event.clientX - left) / width) * periods.length);
    setMarked(Math.max(0, Math.min(periods.length - 1, at)));
  };
  const rows: readonly { measure: Measure; name: ReactNode }[] = [
    { measure: 'clicks', name: <Trans>Clicks</Trans> },
    { measure: 'registrations', name: <Trans>Registrations</Trans> },
    { measure: 'net_cash', name: <Trans>Net cash</Trans> },
  ];
  const at = marked === null ? undefined : periods[marked];
  const counted = periods.filter((period) => rows.some(({ measure }) => period[measure] > 0)).toReversed();
  return (
    <div>
      <dl className={css.charts}>
        {rows.map(({ measure, name }) => (
          <div key={measure}>
            <dt>{name}</dt>
            <dd className="tabular">{say[measure](total[measure])}</dd>
            <dd
              className={css.bars}
              aria-hidden="true"
              data-measure={measure}
              onPointerMove={mark}
              onPointerLeave={() => setMarked(null)}
            >
              {heightsOf(periods, measure).map((height, index) => (
                <span key={periods[index]?.period} className={index === marked ? css.marked : ''}>
                  <i style={{ height: `${height}%` }} />
                </span>
              ))}
            </dd>
            <dd className={`tiny muted tabular ${css.value}`} aria-hidden="true">
              {at === undefined ? '' : `${nameOf(at.period)}: ${say[measure](at[measure])}`}
            </dd>
          </div>
        ))}
      </dl>
      <div className={`small muted ${css.axis}`} aria-hidden="true">
        <span>{periods[0] === undefined ? null : nameOf(periods[0].period)}</span>
        <span>{nameOf(periods.at(-1)?.period ?? '2026-01-01')}</span>
      </div>
      <details className={css.details}>
        <summary>
          <Trans>Show as a table</Trans>
        </summary>
        {counted.length === 0 ? (
          <p className="muted">
            <Trans>Nothing counted in this time yet.</Trans>
          </p>
        ) : (
          <table className={css.plain} aria-label={t`Clicks, registrations and net cash by time`}>
            <thead>
              <tr className="small muted">
                <th scope="col">{span === 'month' ? <Trans>Day (UTC)</Trans> : <Trans>Month (UTC)</Trans>}</th>
                {rows.map(({ measure, name }) => (
                  <th key={measure} scope="col">
                    {name}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {counted.map((period) => (
                <tr key={period.period}>
                  <th scope="row">{nameOf(period.period)}</th>
                  {rows.map(({ measure }) => (
                    <td key={measure}>{say[measure](period[measure])}</td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        )}
      </details>
    </div>
  );
}

/** Per cent of the highest bar. */
function heightsOf(periods: readonly Period[], measure: Measure): number[] {
  const most = Math.max(...periods.map((period) => period[measure]), 0.01);
  return periods.map((period) => Math.round((100 * Math.max(0, period[measure])) / most));
}
