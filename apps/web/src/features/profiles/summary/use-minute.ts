import { useDeferredValue, useSyncExternalStore } from 'react';
import { signal } from '../../../platform/signal.ts';

const MINUTE = 60_000;
const begun = signal(startMinutes);

/**
 * The current minute, updated as each begins. Null on the server and at the first paint, whose HTML may be minutes old.
 * One timer serves the whole page.
 */
export function useMinute(): Date | null {
  const present = useSyncExternalStore(begun.subscribe, presentMinute, () => null);
  // After hydration the times of a whole list change at once: not in one long task.
  const minute = useDeferredValue(present);
  return minute === null ? null : new Date(minute * MINUTE);
}

function presentMinute(): number {
  return Math.floor(Date.now() / MINUTE);
}

function startMinutes(): () => void {
  let timer: ReturnType<typeof setTimeout>;
  const scheduleNext = () => {
    timer = setTimeout(
      () => {
        begun.emit();
        scheduleNext();
      },
      MINUTE - (Date.now() % MINUTE) + 20,
    );
  };
  scheduleNext();
  return () => clearTimeout(timer);
}
