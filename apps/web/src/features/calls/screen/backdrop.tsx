import { hasRemoteVideo } from '../parts/has-remote-video.ts';
import { VideoView } from '../parts/video-view.tsx';
import type { RunningCall } from '../state/running-call.ts';
import * as css from './call-sheet.module.css';

/** Blurred background: the remote video, else the photo. */
export function Backdrop({ running }: { running: RunningCall }) {
  const { remote, user } = running;
  const still = user.photo ?? user.avatar;
  if (remote !== null && hasRemoteVideo(running))
    return <VideoView stream={remote} className={`${css.callBlur} ${css.live}`} />;
  return still === null ? null : <img className={css.callBlur} src={still} alt="" />;
}
