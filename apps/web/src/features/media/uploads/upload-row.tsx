import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '@peonia/ui/button/button.tsx';
import { IconButton } from '@peonia/ui/icon-button/icon-button.tsx';
import { CircleCheckIcon } from '@peonia/ui/icons/circle-check.tsx';
import { CloseIcon } from '@peonia/ui/icons/close.tsx';
import { Progress } from '@peonia/ui/progress/progress.tsx';
import { ApiError } from '../../../platform/api/call.ts';
import type { UploadEntry } from './queue/upload-entry.ts';
import { UploadStatus } from './upload-status.tsx';
import { UploadThumbnail } from './upload-thumbnail.tsx';
import type { Uploads } from './use-uploads.tsx';
import * as css from './uploads.module.css';

/** A chosen file with its name, progress and actions. */
export function UploadRow({ entry, uploads }: { entry: UploadEntry; uploads: Uploads }) {
  const { t } = useLingui();
  const { name } = entry.file;
  return (
    <div className={css.uploadRow}>
      <UploadThumbnail entry={entry} />
      <span className={`grow ${css.grow}`}>
        <b className="truncate small" title={name}>
          {name}
        </b>
        {isMoving(entry) ? <Progress label={t`Uploading ${name}`} {...progressOf(entry)} /> : null}
        <UploadStatus entry={entry} />
      </span>
      {entry.state === 'failed' && canTryAgain(entry) ? (
        <Button size="sm" variant="line" onClick={() => uploads.retry(entry.key)}>
          <Trans>Try again</Trans>
        </Button>
      ) : null}
      {entry.state === 'ready' ? <CircleCheckIcon className={css.uploadDone} /> : null}
      <IconButton
        size="sm"
        icon={<CloseIcon />}
        label={entry.upload === null ? t`Cancel ${name}` : t({ message: `Remove ${name}`, context: 'file' })}
        onClick={() => uploads.cancel(entry.key)}
      />
    </div>
  );
}

export function isMoving({ state }: UploadEntry): boolean {
  return state !== 'ready' && state !== 'failed';
}

/** Indeterminate after the last byte, while the server processes the file. */
export function progressOf({ state, sent, file }: UploadEntry): { value?: number } {
  return state === 'working' ? {} : { value: file.size === 0 ? 0 : sent / file.size };
}

/** A refused file stays refused; one that failed on the way may be retried. */
export function canTryAgain({ error, upload }: UploadEntry): boolean {
  return upload === null && (!(error instanceof ApiError) || error.status >= 500 || error.status === 429);
}
