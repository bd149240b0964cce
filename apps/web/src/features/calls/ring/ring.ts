import { currentMe } from '../../../platform/session/session.ts';
import { playRepeatedly, type Tone } from './play-tones.ts';

/** The ringtone. */
const melody: readonly Tone[] = [
  [523, 0, 0.5],
  [659, 0.22, 0.6],
  [784, 0.7, 0.5],
  [988, 0.92, 0.9],
];
/** The ringback tone of the caller. */
const waiting: readonly Tone[] = [[425, 0, 1]];

/** Vibration pattern in milliseconds. */
const shaking = [400, 200, 400];

/** Rings until stopped: by sound, unless the member turned sounds off, and by vibration. */
export function ring(): () => void {
  const over = new AbortController();
  if (currentMe()?.sound === 1) void ringInOneTab(over.signal);
  // Browsers refuse vibration before the first user gesture.
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

/** Ringback tone while the other side rings. */
export function playRingback(): () => void {
  return playRepeatedly(waiting, { every: 4, loudness: 0.04 });
}

/** All tabs show the call, but only the one that holds the lock plays the ringtone. */
async function ringInOneTab(over: AbortSignal): Promise<void> {
  const sound = async () => {
    const { promise, resolve } = Promise.withResolvers<undefined>();
    const stop = playRepeatedly(melody, { every: 2.4, loudness: 0.12 });
    over.addEventListener('abort', () => resolve(undefined), { once: true });
    await promise;
    stop();
  };
  // Rejected when the ringing ended before this tab got the lock.
  await navigator.locks.request('peonia-ring', { signal: over }, sound).catch(() => {});
}
