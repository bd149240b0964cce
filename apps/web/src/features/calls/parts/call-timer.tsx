import { useEffect, useState } from 'react';
import { formatDuration } from '../../media/format-duration.ts';
import { callSeconds } from '../state/call-lifecycle.ts';
import type { RunningCall } from '../state/running-call.ts';

/** Duration of the talk; hidden at 0 s. Source: specification section 4. */
export function CallTimer({ running }: { running: RunningCall }) {
  const seconds = useCallSeconds(running);
  return seconds > 0 ? (
    <span className="tabular" role="timer">
      {formatDuration(seconds)}
    </span>
  ) : null;
}

/** Seconds of talk, counted locally from the server's last value. */
function useCallSeconds(running: RunningCall): number {
  const [now, setNow] = useState(Date.now);
  const isCounting = running.call.status === 'connected';
  useEffect(() => {
    if (!isCounting) return;
    const timer = setInterval(() => setNow(Date.now()), 250);
    return () => clearInterval(timer);
  }, [isCounting]);
  return callSeconds(running, Math.max(now, running.updatedAt));
}
