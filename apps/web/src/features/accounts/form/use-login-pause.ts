import { useEffect, useEffectEvent, useState } from 'react';
import { isRefusal } from '../../../platform/api/problem.ts';
import { useCountdown } from './use-countdown.ts';

/** Seconds left of the login pause after too many attempts; drops the failure when it ends. */
export function useLoginPause(failure: unknown, onOver: () => void): number {
  const [until, setUntil] = useState<number | null>(null);
  const seconds = useCountdown(until);
  const isPaused = isRefusal(failure, 'login_paused');
  const over = useEffectEvent(onOver);

  useEffect(() => {
    if (!isRefusal(failure, 'login_paused')) return setUntil(null);
    const pauseMs = (failure.retryAfter ?? 0) * 1_000;
    setUntil(Date.now() + pauseMs);
    const timer = setTimeout(() => over(), pauseMs);
    return () => clearTimeout(timer);
  }, [failure]);
  return isPaused ? seconds : 0;
}
