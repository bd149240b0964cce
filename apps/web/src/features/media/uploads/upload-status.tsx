import { Trans } from '@lingui/react/macro';
import { formatNumber } from '@peonia/i18n/format.ts';
import { ApiError, NetworkError } from '../../../platform/api/call.ts';
import { useLanguage } from '../../../platform/language/language.tsx';
import type { UploadEntry } from './queue/upload-entry.ts';
import * as css from './uploads.module.css';

const MEGABYTE = 1_000_000;

/** The state of a file in words. Errors are announced. */
export function UploadStatus({ entry }: { entry: UploadEntry }) {
  const { language } = useLanguage();
  const megabytes = (bytes: number) => formatNumber(language, Math.round((bytes / MEGABYTE) * 10) / 10);
  const sent = megabytes(entry.sent);
  const total = megabytes(entry.file.size);
  switch (entry.state) {
    case 'waiting':
      return (
        <span className="tiny muted">
          <Trans>Waiting</Trans>
        </span>
      );
    case 'sending':
      return (
        <span className="tiny muted">
          <Trans>
            {sent} of {total} MB
          </Trans>
        </span>
      );
    case 'held':
      return (
        <span className={`tiny ${css.uploadFailed}`} role="status">
          <Trans>Connection lost. The upload resumes automatically.</Trans>
        </span>
      );
    case 'working':
      return (
        <span className="tiny muted">
          <Trans>Almost there</Trans>
        </span>
      );
    case 'ready':
      return (
        <span className={`tiny ${css.upgood}`} role="status">
          {entry.upload?.state === 'working' ? (
            <Trans>Ready. The video is still being prepared.</Trans>
          ) : (
            <Trans>Ready</Trans>
          )}
        </span>
      );
    case 'failed':
      return (
        <span className={`tiny ${css.uploadFailed}`} role="alert">
          {entry.upload === null ? <UploadProblem error={entry.error} /> : <Trans>Could not be prepared</Trans>}
        </span>
      );
  }
}

/** Why an upload failed. */
function UploadProblem({ error }: { error: unknown }) {
  if (error instanceof ApiError) return error.message;
  if (error instanceof NetworkError && error.isTimeout) return <Trans>This took too long. Please try again.</Trans>;
  return <Trans>Oops, Network is unreachable</Trans>;
}
