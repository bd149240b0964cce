import { useEffect, useState } from 'react';
import { secondsOf } from '../state/follow-call.ts';
import type { RunningCall } from '../state/running.ts';

/** Seconds of talk, counted on by this page from what the server told last. */
export function useCallSeconds(running: RunningCall): number {
  const [now, setNow] = useState(Date.now);
  const isCounting = running.call.status === 'connected';
  useEffect(() => {
    if (!isCounting) return;
    const timer = setInterval(() => setNow(Date.now()), 250);
    return () => clearInterval(timer);
  }, [isCounting]);
  return secondsOf(running, Math.max(now, running.heardAt));
}
