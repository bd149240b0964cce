import { Trans } from '@lingui/react/macro';
import type { HealthReport } from '@peonia/contract/health.ts';
import { formatNumber } from '@peonia/i18n/format.ts';
import { Card, CardHead } from '@peonia/ui/card/card.tsx';
import { useLanguage } from '../../platform/language/language.tsx';
import * as css from './health.module.css';

/** The statements with the largest total time, or that they are not counted. */
export function StatementList({ statements }: { statements: HealthReport['statements'] }) {
  const { language } = useLanguage();
  const inMs = (value: number) => formatNumber(language, Math.round(value * 10) / 10);
  return (
    <Card pad edge as="section" aria-labelledby="health-statements">
      <CardHead id="health-statements" title={<Trans>Slow statements</Trans>} />
      {statements === null ? (
        <p className="small muted">
          <Trans>PostgreSQL does not count statements here: pg_stat_statements is not installed or not loaded.</Trans>
        </p>
      ) : (
        <div className={css.scroll} tabIndex={0} role="group" aria-labelledby="health-statements">
          <table className={css.table}>
            <thead>
              <tr>
                <th scope="col">
                  <Trans>Statement</Trans>
                </th>
                <th scope="col">
                  <Trans>Runs</Trans>
                </th>
                <th scope="col">
                  <Trans>Mean, ms</Trans>
                </th>
                <th scope="col">
                  <Trans>Total, ms</Trans>
                </th>
              </tr>
            </thead>
            <tbody>
              {statements.map(({ query, calls, mean_ms, total_ms }) => (
                <tr key={query}>
                  <th scope="row" className={css.query}>
                    {query}
                  </th>
                  <td className="tabular">{formatNumber(language, calls)}</td>
                  <td className="tabular">{inMs(mean_ms)}</td>
                  <td className="tabular">{inMs(total_ms)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </Card>
  );
}
