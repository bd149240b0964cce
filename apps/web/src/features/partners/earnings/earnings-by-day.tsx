import { Trans } from '@lingui/react/macro';
import type { Affiliate } from '@peonia/contract/partners/partners.ts';
import { formatDate, formatGold } from '@peonia/i18n/format.ts';
import { useLanguage } from '../../../platform/language/language.tsx';
import * as css from './earnings.module.css';

/** The last 30 days as bars, and the same numbers as a table. Days are counted by UTC. */
export function EarningsByDay({ days }: { days: Affiliate['days'] }) {
  const { language } = useLanguage();
  const most = Math.max(...days.map(({ amount }) => amount), 0.01);
  const dateOf = (day: string) => formatDate(language, new Date(day), 'medium', 'UTC');
  const [first, last] = [days.at(0), days.at(-1)];
  const earned = days.filter(({ amount }) => amount > 0).toReversed();
  return (
    <div>
      <h3 className="small muted">
        <Trans>Gold per day</Trans>
      </h3>
      <div className={css.chart} aria-hidden="true">
        {days.map(({ day, amount }) => (
          <span key={day} style={{ height: `${(100 * amount) / most}%` }} />
        ))}
      </div>
      <div className={`small muted ${css.axis}`} aria-hidden="true">
        <span>{first === undefined ? null : dateOf(first.day)}</span>
        <span>{last === undefined ? null : dateOf(last.day)}</span>
      </div>
      <details>
        <summary>
          <Trans>Show as a table</Trans>
        </summary>
        <table className={css.table}>
          <thead>
            <tr className="small muted">
              <th scope="col">
                <Trans>Day (UTC)</Trans>
              </th>
              <th scope="col">
                <Trans>Gold</Trans>
              </th>
            </tr>
          </thead>
          <tbody>
            {earned.map(({ day, amount }) => (
              <tr key={day}>
                <th scope="row">{dateOf(day)}</th>
                <td>{formatGold(language, Math.round(amount * 100))}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </div>
  );
}
