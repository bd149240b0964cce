import { formatDuration } from '../../media/format-duration.ts';
import type { RunningCall } from '../state/running-call.ts';
import { useCallSeconds } from './use-call-seconds.ts';

/** Duration of the talk; hidden at 0 s. Source: specification section 4. */
export function CallTimer({ running }: { running: RunningCall }) {
  const seconds = useCallSeconds(running);
  return seconds > 0 ? (
    <span className="tabular" role="timer">
      {formatDuration(seconds)}
    </span>
  ) : null;
}
