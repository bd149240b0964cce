import { isInCall, type RunningCall } from '../state/running-call.ts';

/** Whether there is a remote video to show. */
export function hasRemoteVideo(running: RunningCall): boolean {
  const { call, remote, theirs, line } = running;
  return (
    call.kind === 'video' &&
    isInCall(running) &&
    theirs.camera &&
    line !== 'first' &&
    (remote?.getVideoTracks().length ?? 0) > 0
  );
}
