import { Trans, useLingui } from '@lingui/react/macro';
import { figureOf, figureSpans, type FigureReport } from '@peonia/contract/operation/figures.ts';
import { Button } from '@peonia/ui/button/button.tsx';
import { Card } from '@peonia/ui/card/card.tsx';
import { DownloadIcon } from '@peonia/ui/icons/download.tsx';
import { TrendChart } from '@peonia/ui/trend-chart/trend-chart.tsx';
import { saveCsv } from '../../platform/csv.ts';
import { useLanguage } from '../../platform/language/language.tsx';
import { figureLabels } from './figure-labels.ts';
import type { FigureChoice } from './figure-queries.ts';
import { formatDay, formatFigure } from './format-figure.ts';
import { GroupTable } from './group-table.tsx';
import * as css from './figures.module.css';

interface DetailProps {
  readonly report: FigureReport;
  readonly choice: FigureChoice;
}

/** One figure over time, as a chart and as a table, and by group. */
export function FigureDetail({ report: { steps, items }, choice }: DetailProps) {
  const { t, i18n } = useLingui();
  const { language } = useLanguage();
  const { name, span } = choice;
  const values = items.find((line) => line.name === name)?.values ?? [];
  const label = i18n._(figureLabels[name]);
  const isDaily = figureSpans[span].step === 1;
  const points = steps.map((day, index) => {
    const date = formatDay(language, day);
    const value = values[index] ?? null;
    return { day, label: isDaily ? date : t`Week from ${date}`, value, text: formatFigure(language, name, value) };
  });
  return (
    <Card pad as="section" aria-labelledby="figure-chosen">
      <div className={css.detailHead}>
        <h2 id="figure-chosen">{label}</h2>
        <Button
          size="sm"
          variant="line"
          icon={<DownloadIcon />}
          onClick={() =>
            saveCsv(
              `${name}-${span}.csv`,
              ['day', name],
              points.map(({ day, value }) => [day, value]),
            )
          }
        >
          <Trans>Download as CSV</Trans>
        </Button>
      </div>
      <TrendChart
        key={`${name} ${span}`}
        label={isDaily ? t`${label} by day` : t`${label} by week`}
        points={points}
        formatValue={(value) => formatFigure(language, name, value)}
      />
      <details className={css.details}>
        <summary>
          <Trans>Show as a table</Trans>
        </summary>
        <table className={css.table} aria-label={label}>
          <thead>
            <tr>
              <th scope="col">{isDaily ? <Trans>Day (UTC)</Trans> : <Trans>Week</Trans>}</th>
              <th scope="col">
                <Trans>Value</Trans>
              </th>
            </tr>
          </thead>
          <tbody>
            {points.toReversed().map(({ day, label: when, text }) => (
              <tr key={day}>
                <th scope="row">{when}</th>
                <td>{text}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
      {figureOf(name).plain ? null : <GroupTable choice={choice} />}
    </Card>
  );
}
