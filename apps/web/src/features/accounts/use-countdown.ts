import { useLayoutEffect, useState } from 'react';

/** Whole seconds until a moment, counted down; 0 once it has passed or while there is none. */
export function useCountdown(until: number | null): number {
  const [now, setNow] = useState(0);
  // Before the paint, so that no frame shows the time of the countdown before.
  useLayoutEffect(() => {
    if (until === null) return;
    setNow(Date.now());
    const timer = setInterval(() => {
      setNow(Date.now());
      if (Date.now() >= until) clearInterval(timer);
    }, 250);
    return () => clearInterval(timer);
  }, [until]);
  return until === null || now === 0 ? 0 : secondsUntil(until, now);
}

export function secondsUntil(until: number, now: number): number {
  return Math.max(0, Math.ceil((until - now) / 1_000));
}

/** "0:42", the way the countdown of every language is written. */
export function clockOf(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
