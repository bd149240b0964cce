import { classNames } from '../class-names.ts';
import * as css from './waveform.module.css';

type WaveformProps = {
  /** Loudness of each step, 0 to 100. */
  levels: readonly number[];
  /** Played fraction, 0 to 1: these steps are coloured. */
  played?: number;
  className?: string;
};

const STEP = 4;
const BAR = 2;
const HEIGHT = 30;
/** Smallest bar height, so that silence is visible. */
const LEAST = 3;

/** Waveform of a voice message. Hidden from screen readers. Drawn by attributes, so the server can render it. */
export function Waveform({ levels, played = 0, className }: WaveformProps) {
  return (
    <svg
      className={classNames(css.wave, className)}
      viewBox={`0 0 ${Math.max(1, levels.length) * STEP - BAR} ${HEIGHT}`}
      preserveAspectRatio="none"
      aria-hidden="true"
      focusable="false"
    >
      {Array.from(levels, (level, place) => {
        const height = Math.max(LEAST, (Math.min(100, Math.max(0, level)) / 100) * HEIGHT);
        return (
          <rect
            key={place}
            className={place < played * levels.length ? css.played : undefined}
            x={place * STEP}
            y={(HEIGHT - height) / 2}
            width={BAR}
            height={height}
            rx={BAR / 2}
          />
        );
      })}
    </svg>
  );
}
