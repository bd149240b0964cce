import { Trans, useLingui } from '@lingui/react/macro';
import { CaptionsIcon } from '@peonia/ui/icons/captions.tsx';
import { Skeleton } from '@peonia/ui/skeleton/skeleton.tsx';
import { useId, useState } from 'react';
import { ApiError } from '../../platform/api/problem.ts';
import { useMe } from '../../platform/session/session.ts';
import { settings } from '../../platform/settings.ts';
import { requestTranscript, useTranscript } from './transcript-requests.ts';
import { type Recording, TranscriptText } from './transcript-text.tsx';
import * as css from './transcripts.module.css';

interface VoiceTranscriptProps extends Recording {
  readonly seconds: number;
}

/** About as much is said in a second, and stands on a line. */
const CHARACTERS_PER_SECOND = 13;
const CHARACTERS_PER_LINE = 34;
const LINES_MAX = 8;

/** Below a voice message: its words, on request. Nothing where no service is configured. */
export function VoiceTranscript(props: VoiceTranscriptProps) {
  const { uploadId, seconds } = props;
  const { t } = useLingui();
  const id = useId();
  const memberId = useMe()?.id ?? 0;
  const status = useTranscript(memberId, uploadId);
  const [isHidden, setHidden] = useState(false);
  if (!settings().transcribes) return null;
  const ask = () => void requestTranscript(memberId, uploadId);
  if (status === undefined)
    return (
      <button type="button" className={css.transcriptButton} onClick={ask}>
        <CaptionsIcon />
        <Trans>Show as text</Trans>
      </button>
    );
  if (status.state === 'asking') {
    const lines = Math.min(LINES_MAX, Math.max(1, Math.ceil((seconds * CHARACTERS_PER_SECOND) / CHARACTERS_PER_LINE)));
    return (
      <div className={css.transcript} role="status" aria-label={t`Turning into text…`}>
        {Array.from({ length: lines }, (_, place) => (
          <Skeleton key={place} className={css.line} />
        ))}
      </div>
    );
  }
  if (status.state === 'failed')
    return (
      <div className={css.transcript} role="alert">
        <p>{status.error instanceof ApiError ? status.error.message : <Trans>Oops, Network is unreachable</Trans>}</p>
        <button type="button" className={css.transcriptButton} onClick={ask}>
          <Trans>Try again</Trans>
        </button>
      </div>
    );
  return (
    <div className={css.transcript} data-testid="voice-transcript">
      <div id={id} hidden={isHidden} aria-live="polite">
        {status.transcript.text === '' ? (
          <p>
            <Trans>No words were heard.</Trans>
          </p>
        ) : (
          <TranscriptText {...props} transcript={status.transcript} />
        )}
      </div>
      <button
        type="button"
        className={css.transcriptButton}
        aria-expanded={!isHidden}
        aria-controls={id}
        onClick={() => setHidden(!isHidden)}
      >
        <CaptionsIcon />
        {isHidden ? <Trans>Show as text</Trans> : <Trans>Hide text</Trans>}
      </button>
    </div>
  );
}
