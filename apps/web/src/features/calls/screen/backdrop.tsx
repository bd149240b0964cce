import { hasRemoteVideo } from '../parts/has-remote-video.ts';
import { VideoView } from '../parts/video-view.tsx';
import type { RunningCall } from '../state/running-call.ts';

/** Blurred background: the remote video, else the photo. */
export function Backdrop({ running }: { running: RunningCall }) {
  const { remote, user } = running;
  const still = user.photo ?? user.avatar;
  if (remote !== null && hasRemoteVideo(running)) return <VideoView stream={remote} className="call-blur live" />;
  return still === null ? null : <img className="call-blur" src={still} alt="" />;
}
