import { Trans, useLingui } from '@lingui/react/macro';
import type { FigureCount } from '@peonia/contract/partners/partners.ts';
import { formatGold, formatMoney, formatNumber } from '@peonia/i18n/format.ts';
import type { ReactNode } from 'react';
import { useLanguage } from '../../../platform/language/language.tsx';
import * as css from './figures.module.css';

type FigureRow = FigureCount & { readonly key: string; readonly name: string; readonly detail?: string };

/** Figures by campaign or country. On phones a row is a block with the label above each number. */
export function FigureTable({
  title,
  rows,
  total,
}: {
  title: ReactNode;
  rows: readonly FigureRow[];
  total?: FigureCount;
}) {
  const { t } = useLingui();
  const { language } = useLanguage();
  const count = (value: number) => formatNumber(language, value);
  const columns: readonly { name: string; value: (row: FigureCount) => string }[] = [
    { name: t`Clicks`, value: ({ clicks }) => count(clicks) },
    { name: t`Registrations`, value: ({ registrations }) => count(registrations) },
    { name: t`Active`, value: ({ active }) => count(active) },
    { name: t`Paying members`, value: ({ paying }) => count(paying) },
    { name: t`Net cash`, value: ({ net_cash }) => formatMoney(language, Math.round(net_cash * 100), 'USD') },
    { name: t`Your share`, value: ({ earned }) => formatGold(language, Math.round(earned * 100)) },
  ];
  const cells = (row: FigureCount) =>
    columns.map(({ name, value }) => (
      <td key={name} data-label={name} className="tabular">
        {value(row)}
      </td>
    ));
  return (
    <div>
      <h3 className="small muted">{title}</h3>
      {rows.length === 0 ? (
        <p>
          <Trans>Create your first link below. What it brings is counted here.</Trans>
        </p>
      ) : (
        <table className={css.figures}>
          <thead>
            <tr>
              <th scope="col">
                <span className="visually-hidden">{title}</span>
              </th>
              {columns.map(({ name }) => (
                <th key={name} scope="col">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr key={row.key}>
                <th scope="row">
                  {row.name}
                  {row.detail === undefined ? null : <span className="small muted">{row.detail}</span>}
                </th>
                {cells(row)}
              </tr>
            ))}
          </tbody>
          {total === undefined || rows.length < 2 ? null : (
            <tfoot>
              <tr>
                <th scope="row">
                  <Trans>All campaigns</Trans>
                </th>
                {cells(total)}
              </tr>
            </tfoot>
          )}
        </table>
      )}
    </div>
  );
}
