import { Trans, useLingui } from '@lingui/react/macro';
import type { HealthReport } from '@peonia/contract/operation/health.ts';
import { formatNumber } from '@peonia/i18n/format.ts';
import { Card, CardHead } from '@peonia/ui/card/card.tsx';
import { TableHead } from '@peonia/ui/table-head/table-head.tsx';
import { useLanguage } from '../../platform/language/language.tsx';
import { Link } from '../../platform/router/link.tsx';
import { StateMark } from './state-mark.tsx';
import * as css from './health.module.css';

/** Queues of the outbox with their size, the age of the oldest effect, and those that failed too often. */
export function QueueList({ queues }: { queues: HealthReport['queues'] }) {
  const { t } = useLingui();
  const { language } = useLanguage();
  const age = useAge();
  return (
    <Card pad edge as="section" aria-labelledby="health-queues">
      <CardHead
        id="health-queues"
        title={<Trans>Queues</Trans>}
        action={
          <Link className="link" href="/staff/dead-letters">
            <Trans>Failed deliveries</Trans>
          </Link>
        }
      />
      {queues.length === 0 ? (
        <p className="small muted">
          <Trans>Nothing waits.</Trans>
        </p>
      ) : (
        <div className={css.scroll} tabIndex={0} role="group" aria-labelledby="health-queues">
          <table className={css.table}>
            <TableHead columns={[t`Queue`, t`Waiting`, t`Oldest`, t`Failed`, t`State`]} />
            <tbody>
              {queues.map(({ topic, waiting, oldest_seconds, dead, state }) => (
                <tr key={topic}>
                  <th scope="row" className={css.mono}>
                    {topic}
                  </th>
                  <td className="tabular">{formatNumber(language, waiting)}</td>
                  <td className="tabular">{waiting === 0 ? '–' : age(oldest_seconds)}</td>
                  <td className="tabular">{formatNumber(language, dead)}</td>
                  <td>
                    <StateMark state={state} />
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </Card>
  );
}

/** Seconds as a short span of the largest unit. */
function useAge(): (seconds: number) => string {
  const { t } = useLingui();
  return (seconds) => {
    if (seconds < 120) return t`${seconds} s`;
    const minutes = Math.floor(seconds / 60);
    if (minutes < 120) return t`${minutes} min`;
    const hours = Math.floor(minutes / 60);
    return t`${hours} h`;
  };
}
