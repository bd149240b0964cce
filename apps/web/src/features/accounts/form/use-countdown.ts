import { useLayoutEffect, useState } from 'react';

/** Counts down to `until` in whole seconds; 0 when it has passed or is null. */
export function useCountdown(until: number | null): number {
  const [now, setNow] = useState(0);
  // Runs before paint, so that no frame shows the previous countdown.
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

/** Formats seconds as "0:42", in every language. */
export function clockOf(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
