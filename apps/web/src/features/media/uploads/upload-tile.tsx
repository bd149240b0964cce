import { useLingui } from '@lingui/react/macro';
import { classNames } from '@peonia/ui/class-names.ts';
import { IconButton } from '@peonia/ui/icon-button/icon-button.tsx';
import { CircleAlertIcon } from '@peonia/ui/icons/circle-alert.tsx';
import { CircleCheckIcon } from '@peonia/ui/icons/circle-check.tsx';
import { CloseIcon } from '@peonia/ui/icons/close.tsx';
import { RotateCwIcon } from '@peonia/ui/icons/rotate-cw.tsx';
import { Progress } from '@peonia/ui/progress/progress.tsx';
import type { UploadEntry } from './queue/upload-entry.ts';
import { canTryAgain, isMoving, progressOf } from './upload-row.tsx';
import { UploadStatus } from './upload-status.tsx';
import { UploadThumbnail } from './upload-thumbnail.tsx';
import type { Uploads } from './use-uploads.tsx';
import * as css from './uploads.module.css';

/** A chosen file in a composer: thumbnail, progress and error. */
export function UploadTile({ entry, uploads }: { entry: UploadEntry; uploads: Uploads }) {
  const { t } = useLingui();
  const { name } = entry.file;
  const hasFailed = entry.state === 'failed';
  return (
    <div className={classNames(css.uploadTile, hasFailed && css.isFailed)} title={name}>
      <UploadThumbnail entry={entry} />
      {isMoving(entry) ? (
        <Progress className={css.uptileBar} onPhoto label={t`Uploading ${name}`} {...progressOf(entry)} />
      ) : null}
      {entry.state === 'ready' ? <CircleCheckIcon className={css.uploadDone} label={t`Ready`} /> : null}
      {hasFailed && canTryAgain(entry) ? (
        <IconButton
          className={`${css.uploadRetry} ${css.iconButton}`}
          variant="shade"
          icon={<RotateCwIcon />}
          label={t`Try ${name} again`}
          onClick={() => uploads.retry(entry.key)}
        />
      ) : null}
      {hasFailed && !canTryAgain(entry) ? <CircleAlertIcon className={css.uploadRetry} /> : null}
      <IconButton
        className={css.iconButton}
        variant="shade"
        size="sm"
        icon={<CloseIcon />}
        label={entry.upload === null ? t`Cancel ${name}` : t({ message: `Remove ${name}`, context: 'file' })}
        onClick={() => uploads.cancel(entry.key)}
      />
      {hasFailed || entry.state === 'held' ? <UploadStatus entry={entry} /> : null}
    </div>
  );
}
