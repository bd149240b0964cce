import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { PayoutFile, PayoutFileFormat } from '@peonia/contract/payouts/payout-desk.ts';
import { formatDate, formatMoney } from '@peonia/i18n/format.ts';
import { Button } from '@peonia/ui/button/button.tsx';
import { Card, CardHead } from '@peonia/ui/card/card.tsx';
import { DownloadIcon } from '@peonia/ui/icons/download.tsx';
import { Loading } from '@peonia/ui/skeleton/skeleton.tsx';
import { useState } from 'react';
import { ListError } from '../../../platform/errors/list-error.tsx';
import { useLanguage } from '../../../platform/language/language.tsx';
import { showStaffError } from '../../moderation/staff-session/staff-session-queries.ts';
import { downloadPayoutFile } from './download-payout-file.ts';
import { formatLabels } from './payout-labels.ts';
import { useMakeFile, usePayoutFiles } from './payout-queries.ts';
import * as css from './payouts.module.css';

/** Puts approved payouts into files for the bank, and offers those that were made. */
export function PayoutFilesCard() {
  const { t, i18n } = useLingui();
  const { data, error, refetch } = usePayoutFiles();
  const { isBusy, make } = useMakeFile();
  const makeOne = async (format: PayoutFileFormat) => {
    const [newest] = (await make(format))?.items ?? [];
    if (newest !== undefined) await downloadPayoutFile(newest.id).catch(showStaffError);
  };
  return (
    <Card pad as="section" className={`stack ${css.files}`}>
      <CardHead title={<Trans>Files for the bank</Trans>} />
      <p className="small muted">
        <Trans>
          A file holds all approved payouts that are in no file yet, without those that you approved. Every download is
          logged.
        </Trans>
      </p>
      {data !== undefined ? (
        <>
          <div className="row wrap">
            {data.formats.map((format) => (
              <Button key={format} variant="line" size="sm" disabled={isBusy} onClick={() => void makeOne(format)}>
                {i18n._(formatLabels[format])}
              </Button>
            ))}
          </div>
          {data.items.length === 0 ? null : (
            <ul className={css.fileList} aria-label={t`Files for the bank`}>
              {data.items.map((file) => (
                <FileRow key={file.id} file={file} />
              ))}
            </ul>
          )}
        </>
      ) : error === null ? (
        <Loading label={t`Loading`} shape="row" count={1} />
      ) : (
        <ListError error={error} isCompact onRetry={() => void refetch()} />
      )}
    </Card>
  );
}

function FileRow({ file: { id, format, count, amount, made_at, made_by } }: { file: PayoutFile }) {
  const { i18n } = useLingui();
  const { language } = useLanguage();
  const [isBusy, setBusy] = useState(false);
  const sum = formatMoney(language, Math.round(amount * 100), 'USD');
  const download = () => {
    setBusy(true);
    void downloadPayoutFile(id)
      .catch(showStaffError)
      .finally(() => setBusy(false));
  };
  return (
    <li>
      <div>
        <b className="small">
          {i18n._(formatLabels[format])}, {sum}
        </b>
        <span className="tiny muted">
          <Plural value={count} one="# payout" other="# payouts" /> ·{' '}
          {formatDate(language, new Date(made_at), 'medium')}
          {made_by === '' ? null : ` · ${made_by}`}
        </span>
      </div>
      <Button variant="ghost" size="sm" icon={<DownloadIcon />} busy={isBusy} onClick={download}>
        <Trans>Download</Trans>
      </Button>
    </li>
  );
}
