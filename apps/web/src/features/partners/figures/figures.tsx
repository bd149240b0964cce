import { Trans, useLingui } from '@lingui/react/macro';
import {
  downloadAffiliateFigures,
  type AffiliateFigures,
  getAffiliateFigures,
} from '@peonia/contract/partners/partners.ts';
import { countryName } from '@peonia/i18n/format.ts';
import { Card, CardHead } from '@peonia/ui/card/card.tsx';
import { Segmented } from '@peonia/ui/segmented/segmented.tsx';
import { Loading } from '@peonia/ui/skeleton/skeleton.tsx';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../../platform/api/call.ts';
import { ListError } from '../../../platform/errors/list-error.tsx';
import { useLanguage } from '../../../platform/language/language.tsx';
import { useMe } from '../../../platform/session/session.ts';
import { DownloadCsv } from '../earnings/download-csv.tsx';
import { FigureCharts } from './figure-charts.tsx';
import { FigureTable } from './figure-table.tsx';

/** What came of a partner's links: three charts over one time axis, by campaign and by country. */
export function Figures() {
  const { t } = useLingui();
  const { language } = useLanguage();
  const [span, setSpan] = useState<AffiliateFigures['span']>('month');
  const { data, error, refetch, isPlaceholderData } = useFigures(span);
  return (
    <Card pad edge as="section" className="stack">
      <CardHead title={<Trans>What your links bring</Trans>} />
      <Segmented
        label={t`Time span`}
        value={span}
        onChange={setSpan}
        segments={[
          { value: 'month', label: t`30 days` },
          { value: 'year', label: t`12 months` },
        ]}
      />
      {data !== undefined ? (
        <div className="stack" aria-busy={isPlaceholderData}>
          <FigureCharts figures={data} />
          <FigureTable
            title={<Trans>Campaigns</Trans>}
            rows={data.campaigns.map((row) => ({ ...row, key: row.pid, name: row.campaign, detail: row.pid }))}
            total={data.total}
          />
          {data.countries.length === 0 ? null : (
            <FigureTable
              title={<Trans>Countries</Trans>}
              rows={data.countries.map((row) => ({
                ...row,
                key: row.country ?? '',
                name: row.country === null ? t`Unknown` : countryName(language, row.country),
              }))}
            />
          )}
          <p className="small muted">
            <Trans>
              Net cash is what members paid, less refunds and disputed payments. Your share is in gold. A click is a
              page opened through your link; we keep its day and country only.
            </Trans>
          </p>
          <DownloadCsv endpoint={downloadAffiliateFigures} name="figures.csv" />
        </div>
      ) : error === null ? (
        <Loading label={t`Loading`} shape="row" count={4} />
      ) : (
        <ListError error={error} isCompact onRetry={() => void refetch()} />
      )}
    </Card>
  );
}

/** What came of the member's links; the figures before stay while another span loads. */
function useFigures(span: AffiliateFigures['span']) {
  const me = useMe();
  return useQuery({
    queryKey: ['affiliate-figures', me?.id, span],
    queryFn: ({ signal }) => call(getAffiliateFigures, { query: { span } }, { signal }),
    placeholderData: keepPreviousData,
  });
}
