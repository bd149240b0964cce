import { Trans, useLingui } from '@lingui/react/macro';
import type { Cohort } from '@peonia/contract/operation/figures.ts';
import { formatNumber, formatPercent } from '@peonia/i18n/format.ts';
import { Button } from '@peonia/ui/button/button.tsx';
import { Card } from '@peonia/ui/card/card.tsx';
import { DownloadIcon } from '@peonia/ui/icons/download.tsx';
import { Loading } from '@peonia/ui/skeleton/skeleton.tsx';
import { saveCsv } from '../../platform/csv.ts';
import { ListError } from '../../platform/errors/list-error.tsx';
import { useLanguage } from '../../platform/language/language.tsx';
import { useRetention } from './figure-queries.ts';
import { formatDay } from './format-figure.ts';
import * as css from './figures.module.css';

/** Which share of the members of a week was active in each week after. */
export function RetentionCard() {
  const { t } = useLingui();
  const { data, error, refetch } = useRetention();
  return (
    <Card pad as="section" aria-labelledby="retention">
      <h2 id="retention">
        <Trans>Who comes back</Trans>
      </h2>
      <p className="small muted">
        <Trans>
          Members by the week of their registration, and the share that was active in each week after. The size of a
          very small week is not shown.
        </Trans>
      </p>
      {data === undefined && error !== null ? (
        <ListError error={error} onRetry={() => void refetch()} />
      ) : data === undefined ? (
        <Loading label={t`Loading`} shape="row" count={4} />
      ) : data.items.length === 0 ? (
        <p className="small">
          <Trans>The first week is counted on the Monday after it.</Trans>
        </p>
      ) : (
        <Retention items={data.items} />
      )}
    </Card>
  );
}

function Retention({ items }: { items: readonly Cohort[] }) {
  const { t } = useLingui();
  const { language } = useLanguage();
  const most = Math.max(1, ...items.map(({ active }) => active.length));
  const ages = Array.from({ length: most }, (_, age) => age);
  return (
    <>
      {/* Focusable, so that the arrow keys scroll it where it is wider than the page. */}
      <div className={css.scroll} role="region" aria-label={t`Who comes back`} tabIndex={0}>
        <table className={`${css.table} ${css.retention}`} aria-label={t`Who comes back`}>
          <thead>
            <tr>
              <th scope="col">
                <Trans>Week from</Trans>
              </th>
              <th scope="col">
                <Trans>Members</Trans>
              </th>
              {ages.map((age) => (
                <th key={age} scope="col">
                  <Trans>Week {age}</Trans>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {items.map(({ week, size, active }) => (
              <tr key={week}>
                <th scope="row">{formatDay(language, week)}</th>
                <td>{size === null ? <Trans>few</Trans> : formatNumber(language, size)}</td>
                {ages.map((age) => (
                  <Share key={age} share={active[age] ?? null} />
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <Button
        size="sm"
        variant="ghost"
        icon={<DownloadIcon />}
        onClick={() =>
          saveCsv(
            'retention.csv',
            ['week', 'members', ...ages.map((age) => `week ${age}`)],
            [...items.map(({ week, size, active }) => [week, size, ...ages.map((age) => active[age] ?? null)])],
          )
        }
      >
        <Trans>Download as CSV</Trans>
      </Button>
    </>
  );
}

function Share({ share }: { share: number | null }) {
  const { language } = useLanguage();
  if (share === null) return <td>–</td>;
  const strength = Math.round(share * 100);
  return (
    <td style={{ background: `color-mix(in srgb, var(--trust-soft) ${strength}%, var(--surface))` }}>
      {formatPercent(language, share)}
    </td>
  );
}
