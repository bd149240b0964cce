import { Trans, useLingui } from '@lingui/react/macro';
import type { HealthReport } from '@peonia/contract/operation/health.ts';
import { formatNumber } from '@peonia/i18n/format.ts';
import { Card, CardHead } from '@peonia/ui/card/card.tsx';
import { TableHead } from '@peonia/ui/table-head/table-head.tsx';
import { useLanguage } from '../../platform/language/language.tsx';
import * as css from './health.module.css';

/** The statements with the largest total time, or that they are not counted. */
export function StatementList({ statements }: { statements: HealthReport['statements'] }) {
  const { t } = useLingui();
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
            <TableHead columns={[t`Statement`, t`Runs`, t`Mean, ms`, t`Total, ms`]} />
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
