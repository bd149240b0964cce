import type { RunningCall } from '../state/running.ts';
import { seesOther } from './sees-other.ts';
import { VideoView } from './video-view.tsx';

/** Behind everything the other's picture, out of focus; the moving one where there is one. */
export function Backdrop({ running }: { running: RunningCall }) {
  const { remote, user } = running;
  const still = user.photo ?? user.avatar;
  if (remote !== null && seesOther(running)) return <VideoView stream={remote} className="call-blur live" />;
  return still === null ? null : <img className="call-blur" src={still} alt="" />;
}
