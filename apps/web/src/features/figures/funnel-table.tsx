import { Trans, useLingui } from '@lingui/react/macro';
import { figureOf, type FigureReport } from '@peonia/contract/operation/figures.ts';
import { formatNumber, formatPercent } from '@peonia/i18n/format.ts';
import { TableHead } from '@peonia/ui/table-head/table-head.tsx';
import { useLanguage } from '../../platform/language/language.tsx';
import { Link } from '../../platform/router/link.tsx';
import { figureLabels } from './figure-labels.ts';
import { choiceHref, type FigureChoice } from './figure-queries.ts';
import * as css from './figures.module.css';

/** How far those who registered in the span have come. */
export function FunnelTable({ items, choice }: Pick<FigureReport, 'items'> & { choice: FigureChoice }) {
  const { t, i18n } = useLingui();
  const { language } = useLanguage();
  const registered = items.find(({ name }) => name === 'registrations')?.total ?? 0;
  const steps = items.filter(({ name }) => name === 'registrations' || figureOf(name).section === 'funnel');
  return (
    <>
      <p className="small muted">
        <Trans>Of those who registered in these weeks, within 28 days.</Trans>
      </p>
      <table className={css.table} aria-label={t`From registration to conversation`}>
        <TableHead columns={[t`Step`, t`Members`, t`Share`]} />
        <tbody>
          {steps.map(({ name, total }) => (
            <tr key={name}>
              <th scope="row">
                <Link className="link" href={choiceHref({ ...choice, name })}>
                  {i18n._(figureLabels[name])}
                </Link>
                <span className={css.bar} style={{ width: `${(100 * (total ?? 0)) / Math.max(1, registered)}%` }} />
              </th>
              <td>{formatNumber(language, total ?? 0)}</td>
              <td>{registered === 0 ? '–' : formatPercent(language, (total ?? 0) / registered)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}
