import { useLingui } from '@lingui/react/macro';
import { IconButton } from '@peonia/ui/icon-button/icon-button.tsx';
import { PauseIcon } from '@peonia/ui/icons/pause.tsx';
import { PlayFilledIcon } from '@peonia/ui/icons/play-filled.tsx';
import { Waveform } from '@peonia/ui/waveform/waveform.tsx';
import { useState } from 'react';
import { formatDuration } from '../format-duration.ts';
import { usePlayback } from './use-playback.ts';
import * as css from './voice.module.css';

interface VoicePlayerProps {
  readonly src: string;
  readonly seconds: number;
  readonly wave: readonly number[];
  /** Accessible name: "Voice message by Mei Lin". */
  readonly label: string;
}

/** Seconds per arrow key. */
const STEP = 5;
/** Voice messages have no captions. */
const Player = 'audio';
const SPEEDS = [1, 1.5, 2] as const;

/** Plays a voice message: waveform, seeking by pointer and by keys in steps of 5 s, time left, speed. */
export function VoicePlayer({ src, seconds, wave, label }: VoicePlayerProps) {
  const { t } = useLingui();
  const { audio, isPlaying, at, toggle, seek, setSpeed } = usePlayback(seconds);
  const [speed, choose] = useState<(typeof SPEEDS)[number]>(1);
  const left = formatDuration(seconds - at);
  const next = SPEEDS[(SPEEDS.indexOf(speed) + 1) % SPEEDS.length] ?? 1;
  return (
    <div className={css.voice} role="group" aria-label={label}>
      <Player {...audio} src={src} preload="metadata" />
      <IconButton
        variant="primary"
        icon={isPlaying ? <PauseIcon /> : <PlayFilledIcon />}
        label={isPlaying ? t`Pause` : t`Play`}
        onClick={toggle}
      />
      <span className={css.voiceline}>
        <Waveform levels={wave} played={seconds > 0 ? at / seconds : 0} />
        <input
          type="range"
          min={0}
          max={seconds}
          step={STEP}
          value={at}
          aria-label={t`Place`}
          aria-valuetext={formatDuration(at)}
          onChange={(event) => seek(Number(event.target.value))}
        />
      </span>
      <span className={css.voicetime}>{left}</span>
      <button
        type="button"
        className={css.voicespeed}
        aria-label={t`Speed ${speed}, change to ${next}`}
        onClick={() => {
          choose(next);
          setSpeed(next);
        }}
      >
        {speed}×
      </button>
    </div>
  );
}
