import { useSyncExternalStore } from 'react';

const MINUTE = 60_000;
const listeners = new Set<() => void>();
let timer: ReturnType<typeof setTimeout> | undefined;

/**
 * The current minute, updated as each begins. Null on the server and at the first paint, whose HTML may be minutes old.
 * One timer serves the whole page.
 */
export function useMinute(): Date | null {
  const minute = useSyncExternalStore(subscribe, presentMinute, () => null);
  return minute === null ? null : new Date(minute * MINUTE);
}

function presentMinute(): number {
  return Math.floor(Date.now() / MINUTE);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  if (listeners.size === 1) scheduleNext();
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) clearTimeout(timer);
  };
}

function scheduleNext(): void {
  timer = setTimeout(
    () => {
      for (const listener of [...listeners]) listener();
      scheduleNext();
    },
    MINUTE - (Date.now() % MINUTE) + 20,
  );
}
