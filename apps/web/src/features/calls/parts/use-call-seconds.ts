import { useEffect, useState } from 'react';
import { callSeconds } from '../state/call-lifecycle.ts';
import type { RunningCall } from '../state/running-call.ts';

/** Seconds of talk, counted locally from the server's last value. */
export function useCallSeconds(running: RunningCall): number {
  const [now, setNow] = useState(Date.now);
  const isCounting = running.call.status === 'connected';
  useEffect(() => {
    if (!isCounting) return;
    const timer = setInterval(() => setNow(Date.now()), 250);
    return () => clearInterval(timer);
  }, [isCounting]);
  return callSeconds(running, Math.max(now, running.updatedAt));
}
