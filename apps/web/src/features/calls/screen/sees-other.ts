import { isInCall, type RunningCall } from '../state/running.ts';

/** Whether there is a moving picture of the other to show. */
export function seesOther(running: RunningCall): boolean {
  const { call, remote, theirs, line } = running;
  return (
    call.kind === 'video' &&
    isInCall(running) &&
    theirs.camera &&
    line !== 'first' &&
    (remote?.getVideoTracks().length ?? 0) > 0
  );
}
