import { useEffect } from 'react';
import { DialDialog } from '../dial/dial-dialog.tsx';
import { RemoteSound } from '../parts/remote-sound.tsx';
import { ring, playRingback } from '../ring/ring.ts';
import { isWaiting } from '../state/call-lifecycle.ts';
import type { CallRequest } from '../state/call-screen-state.ts';
import { isCaller, isInCall, type RunningCall, useRunningCall } from '../state/running-call.ts';
import { watchCameras } from '../state/toggle-devices.ts';
import { CallSheet } from './call-sheet.tsx';
import { SmallCall } from './small-call.tsx';

/** Everything of a call: dialog, ringing, talk, summary. */
export function CallScreens({ request }: { request: CallRequest | null }) {
  const running = useRunningCall();
  const remote = running?.remote ?? null;
  useTones(running);
  // Browsers report the number of cameras only once one is in use.
  const hasLocal = running !== null && running.local !== null;
  useEffect(() => (hasLocal ? watchCameras() : undefined), [hasLocal]);
  return (
    <>
      <DialDialog request={running === null ? request : null} />
      {running === null ? null : running.isSmall ? <SmallCall running={running} /> : <CallSheet running={running} />}
      {running === null || remote === null ? null : <RemoteSound stream={remote} isOn={running.sound} />}
    </>
  );
}

/** Plays the ringtone, or the ringback tone for the caller, while it rings. */
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
    if (melody === 'waiting') return playRingback();
    if (melody === 'ring' && !isTaken) return ring();
  }, [melody, isTaken]);
}
