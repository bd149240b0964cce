import { formatDuration } from '../../media/public.ts';
import type { RunningCall } from '../state/running.ts';
import { useCallSeconds } from './use-call-seconds.ts';

/** How long the talk has lasted. It shows above 0 s. Source: specification section 4. */
export function CallTimer({ running }: { running: RunningCall }) {
  const seconds = useCallSeconds(running);
  return seconds > 0 ? (
    <span className="num" role="timer">
      {formatDuration(seconds)}
    </span>
  ) : null;
}
