import { Trans, useLingui } from '@lingui/react/macro';
import { latestExport, startExport, downloadExport as endpoint } from '@peonia/contract/accounts/account-export.ts';
import { limits } from '@peonia/contract/protocol/client-limits.ts';
import { getProgress } from '@peonia/contract/protocol/progress.ts';
import { Button } from '@peonia/ui/button/button.tsx';
import { Card, CardHead } from '@peonia/ui/card/card.tsx';
import { DownloadIcon } from '@peonia/ui/icons/download.tsx';
import { Progress } from '@peonia/ui/progress/progress.tsx';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../../platform/api/call.ts';
import { downloadFile } from '../../../platform/api/download-file.ts';
import { addressOf } from '../../../platform/api/make-call.ts';
import { showProblem } from '../../../platform/errors/errors.tsx';

const key = ['export'] as const;
/** Poll interval in milliseconds while an archive is being made. */
const POLL_MS = 2_000;

/** Data export: request, progress and download of the archive. */
export function ExportCard() {
  const { export_days: days } = limits;
  const { t } = useLingui();
  const cache = useQueryClient();
  const [isBusy, setBusy] = useState(false);
  const { data } = useQuery({ queryKey: key, queryFn: ({ signal }) => call(latestExport, {}, { signal }) });
  const archive = data?.items[0];
  const isMaking = archive !== undefined && !archive.ready;
  const { data: progress } = useQuery({
    queryKey: ['progress', 'export', archive?.id],
    enabled: isMaking,
    refetchInterval: POLL_MS,
    async queryFn({ signal }) {
      const state = await call(getProgress, { query: { type: 'export', id: String(archive?.id ?? 0) } }, { signal });
      if (state.state === 'done' || state.state === 'failed') void cache.invalidateQueries({ queryKey: key });
      return state;
    },
  });

  const run = async (work: () => Promise<unknown>) => {
    setBusy(true);
    try {
      await work();
      await cache.invalidateQueries({ queryKey: key });
    } catch (error) {
      showProblem(error);
    } finally {
      setBusy(false);
    }
  };
  return (
    <Card pad edge>
      <CardHead title={<Trans>Download your data</Trans>} />
      <div className="stack">
        <p>
          <Trans>
            Your account, profile, chats, likes and photos in one archive. We e-mail you when it is ready; you can
            download it for {days} days.
          </Trans>
        </p>
        {isMaking ? (
          <Progress label={t`Your archive is being prepared`} value={(progress?.percent ?? 0) / 100} />
        ) : null}
        {progress?.state === 'failed' ? (
          <p role="alert">
            <Trans>Your archive could not be created. Please try again.</Trans>
          </p>
        ) : null}
        <div className="row">
          {archive?.ready === true ? (
            <Button icon={<DownloadIcon />} busy={isBusy} onClick={() => void run(() => downloadExport(archive.id))}>
              <Trans>Download</Trans>
            </Button>
          ) : (
            <Button
              variant="soft"
              busy={isBusy || isMaking}
              busyLabel={<Trans>Requesting</Trans>}
              onClick={() => void run(() => call(startExport))}
            >
              <Trans>Request my data</Trans>
            </Button>
          )}
        </div>
      </div>
    </Card>
  );
}

/** Saves an export archive as a file. */
function downloadExport(id: number): Promise<void> {
  return downloadFile(addressOf(endpoint, { id }, {}), 'archive.zip');
}
