import { currentMe } from '../../../platform/session/session.ts';
import { playAgain, type Tone } from './play-tones.ts';

/** Two petals, two voices: a rising third, answered a fifth higher. */
const melody: readonly Tone[] = [
  [523, 0, 0.5],
  [659, 0.22, 0.6],
  [784, 0.7, 0.5],
  [988, 0.92, 0.9],
];
/** What the caller hears while it rings over there. */
const waiting: readonly Tone[] = [[425, 0, 1]];

/** Milliseconds on, off, on. */
const shaking = [400, 200, 400];

/** Rings until it is stopped: by sound, unless the member has switched sounds off, and by shaking the device. */
export function ring(): () => void {
  const over = new AbortController();
  if (currentMe()?.sound === 1) void soundInOneTab(over.signal);
  // Browsers refuse it, and say so, before the first touch of the page.
  const shake = (how: number | readonly number[]) =>
    void (navigator.userActivation.hasBeenActive && navigator.vibrate?.([how].flat()));
  shake(shaking);
  const timer = setInterval(() => shake(shaking), 2_400);
  return () => {
    over.abort();
    clearInterval(timer);
    shake(0);
  };
}

/** The quiet tone of a call that is ringing at the other end. */
export function soundWaiting(): () => void {
  return playAgain(waiting, { every: 4, loudness: 0.04 });
}

/** Every open tab rings, but two melodies a moment apart are a noise: only the one that holds the lock is heard. */
async function soundInOneTab(over: AbortSignal): Promise<void> {
  const sound = async () => {
    const { promise, resolve } = Promise.withResolvers<undefined>();
    const stop = playAgain(melody, { every: 2.4, loudness: 0.12 });
    over.addEventListener('abort', () => resolve(undefined), { once: true });
    await promise;
    stop();
  };
  // Refused where the ringing ended before this tab's turn.
  await navigator.locks.request('peonia-ring', { signal: over }, sound).catch(() => {});
}
