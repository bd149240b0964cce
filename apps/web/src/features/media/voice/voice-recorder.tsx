import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { limits } from '@peonia/contract/protocol/client-limits.ts';
import { Button } from '@peonia/ui/button/button.tsx';
import { IconButton } from '@peonia/ui/icon-button/icon-button.tsx';
import { CheckIcon } from '@peonia/ui/icons/check.tsx';
import { CircleAlertIcon } from '@peonia/ui/icons/circle-alert.tsx';
import { MicIcon } from '@peonia/ui/icons/mic.tsx';
import { TrashIcon } from '@peonia/ui/icons/trash.tsx';
import { Note } from '@peonia/ui/note/note.tsx';
import { Waveform } from '@peonia/ui/waveform/waveform.tsx';
import { type ReactNode, useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';
import { formatDuration } from '../format-duration.ts';
import type { MicrophoneProblem } from './open-microphone.ts';
import { type Recording, useRecorder } from './use-recorder.ts';
import { VoicePlayer } from './voice-player.tsx';
import { WAVEFORM_STEPS } from './waveform.ts';
import * as css from './voice.module.css';

interface VoiceRecorderProps {
  readonly onUse: (recording: Recording) => void;
  /** A recording that was finished before. */
  readonly kept?: Recording | null;
  /** There is a finished recording. */
  readonly onRecorded?: (recording: Recording) => void;
  /** The recorder is gone from the page while it recorded: what there is of it. */
  readonly onLeft?: (recording: Recording) => void;
  /** Starts at once: the press that opened it asked to record. */
  readonly isStarted?: boolean;
  /** The recording is being sent; it can still be deleted. */
  readonly isBusy?: boolean;
  /** Replaces "Use". */
  readonly useLabel?: ReactNode;
  /** The member discarded the recording. */
  readonly onDiscard?: () => void;
}

/** Records a voice message, plays it back, and passes it on. Stops after `voice_seconds_max`. */
export function VoiceRecorder({
  onUse,
  kept = null,
  onRecorded,
  onLeft,
  isStarted = false,
  isBusy = false,
  useLabel,
  onDiscard,
}: VoiceRecorderProps) {
  const { t } = useLingui();
  const { state, start, stop, discard } = useRecorder(kept, onLeft);
  const begin = useEffectEvent(() => kept === null && start());
  useEffect(() => {
    if (isStarted) begin();
  }, [isStarted]);
  const recorded = useEffectEvent((recording: Recording) => onRecorded?.(recording));
  useEffect(() => {
    if (state.state === 'done') recorded(state.recording);
  }, [state]);
  const next = useRef<HTMLButtonElement>(null);
  // Each step removes the button that was pressed: the focus fell to something around the recorder.
  useLayoutEffect(() => {
    const button = next.current;
    if (button !== null && document.activeElement?.contains(button)) button.focus({ preventScroll: true });
  }, [state.state]);
  const discardRecording = () => {
    discard();
    onDiscard?.();
  };
  if (state.state === 'recording') {
    const { seconds, levels } = state;
    const now = formatDuration(seconds);
    const most = formatDuration(limits.voice_seconds_max);
    return (
      <div className={css.voicerec} role="group" aria-label={t`Voice message`}>
        <IconButton icon={<TrashIcon />} label={t`Cancel recording`} onClick={discardRecording} />
        <span className={css.voicedot} aria-hidden="true" />
        <span className={css.voicetime} role="timer" aria-label={t`Recording`}>
          {now} / {most}
        </span>
        <Waveform className={css.wave} levels={latestLevels(levels)} played={1} />
        <IconButton ref={next} variant="primary" icon={<CheckIcon />} label={t`Stop recording`} onClick={stop} />
      </div>
    );
  }
  if (state.state === 'done') {
    const { recording } = state;
    return (
      <div className="stack">
        {recording.isFull ? (
          <Note role="status" icon={<CircleAlertIcon />}>
            <RecordingStopped />
          </Note>
        ) : null}
        <div className={css.voicerec} role="group" aria-label={t`Voice message`}>
          <IconButton icon={<TrashIcon />} label={t`Delete recording`} onClick={discardRecording} />
          <VoicePlayer
            src={recording.src}
            seconds={recording.seconds}
            wave={recording.wave}
            label={t`Your recording`}
          />
          <Button ref={next} size="sm" busy={isBusy} onClick={() => onUse(recording)}>
            {useLabel ?? <Trans>Use</Trans>}
          </Button>
        </div>
      </div>
    );
  }
  return (
    <div className="stack">
      {state.state === 'idle' && state.problem !== null ? <Problem problem={state.problem} /> : null}
      <div>
        <Button variant="soft" icon={<MicIcon />} busy={state.state === 'asking'} onClick={start}>
          <Trans>Record a voice message</Trans>
        </Button>
      </div>
    </div>
  );
}

/** The wording of a whole minute: specification section 8. */
function RecordingStopped() {
  const { voice_seconds_max: seconds } = limits;
  const minutes = seconds / 60;
  return Number.isInteger(minutes) ? (
    <Plural
      value={minutes}
      one="Recording stopped: maximum duration of # minute reached."
      other="Recording stopped: maximum duration of # minutes reached."
    />
  ) : (
    <Trans>Recording stopped: maximum duration of {seconds} seconds reached.</Trans>
  );
}

/** The meter runs from right to left: the latest level is at the end. */
function latestLevels(levels: readonly number[]): readonly number[] {
  const last = levels.slice(-WAVEFORM_STEPS);
  return [...Array.from({ length: WAVEFORM_STEPS - last.length }, () => 0), ...last];
}

function Problem({ problem }: { problem: MicrophoneProblem }) {
  return (
    <Note tone="bad" role="alert" icon={<CircleAlertIcon />}>
      {problem === 'denied' ? (
        <Trans>Please allow the browser to access your microphone.</Trans>
      ) : problem === 'missing' ? (
        <Trans>No microphone was found. Please connect one.</Trans>
      ) : (
        <Trans>Your browser is outdated and cannot record. Please update it.</Trans>
      )}
    </Note>
  );
}
