import { useEffect } from 'react';
import type { CallWish } from '../call-door.ts';
import { DialDialog } from '../dial/dial-dialog.tsx';
import { ring, soundWaiting } from '../ring/ring.ts';
import { isWaiting } from '../state/follow-call.ts';
import { isCaller, isInCall, type RunningCall, useRunningCall } from '../state/running.ts';
import { watchCameras } from '../state/switch-devices.ts';
import { CallSheet } from './call-sheet.tsx';
import { RemoteSound } from './remote-sound.tsx';
import { SmallCall } from './small-call.tsx';

/** All of a call that is seen and heard: the price before it, the ring, the talk, how it ended. */
export function CallScreens({ wish }: { wish: CallWish | null }) {
  const running = useRunningCall();
  const remote = running?.remote ?? null;
  useTones(running);
  // Only once one is in use does the browser tell how many there are.
  const hasLocal = running !== null && running.local !== null;
  useEffect(() => (hasLocal ? watchCameras() : undefined), [hasLocal]);
  return (
    <>
      <DialDialog wish={running === null ? wish : null} />
      {running === null ? null : running.isSmall ? <SmallCall running={running} /> : <CallSheet running={running} />}
      {running === null || remote === null ? null : <RemoteSound stream={remote} isOn={running.sound} />}
    </>
  );
}

/** Rings here, or tells the caller that it rings over there, for exactly as long as it does. */
function useTones(running: RunningCall | null): void {
  const isRinging = isInCall(running) && isWaiting(running);
  const melody = !isRinging
    ? 'none'
    : !isCaller(running)
      ? 'ring'
      : running.call.status === 'ringing'
        ? 'waiting'
        : 'none';
  const isTaken = running !== null && (running.isBusy || running.local !== null);
  useEffect(() => {
    if (melody === 'waiting') return soundWaiting();
    if (melody === 'ring' && !isTaken) return ring();
  }, [melody, isTaken]);
}
