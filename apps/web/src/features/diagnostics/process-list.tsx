import { Trans, useLingui } from '@lingui/react/macro';
import type { HealthReport } from '@peonia/contract/operation/health.ts';
import { formatDateTime } from '@peonia/i18n/format.ts';
import { Card, CardHead } from '@peonia/ui/card/card.tsx';
import { TableHead } from '@peonia/ui/table-head/table-head.tsx';
import { useLanguage } from '../../platform/language/language.tsx';
import * as css from './health.module.css';

/** Processes with a heartbeat in the last minute. */
export function ProcessList({ processes }: { processes: HealthReport['processes'] }) {
  const { t } = useLingui();
  const { language } = useLanguage();
  return (
    <Card pad edge as="section" aria-labelledby="health-processes">
      <CardHead id="health-processes" title={<Trans>Processes</Trans>} />
      <div className={css.scroll} tabIndex={0} role="group" aria-labelledby="health-processes">
        <table className={css.table}>
          <TableHead columns={[t`Process`, t`Role of the process`, t`Version`, t`Since`]} />
          <tbody>
            {processes.map(({ id, role, version, started_at, own }) => {
              const date = started_at === null ? null : new Date(started_at);
              return (
                <tr key={id}>
                  <th scope="row" className={css.mono}>
                    {id}
                    {own ? (
                      <span className={css.help}>
                        <Trans>answers this page</Trans>
                      </span>
                    ) : null}
                  </th>
                  <td>{role}</td>
                  <td className="tabular">{version}</td>
                  <td className="tabular">{date === null ? '' : formatDateTime(language, date, 'short')}</td>
                </tr>
              );
            })}
          </tbody>
        </table>
      </div>
    </Card>
  );
}
