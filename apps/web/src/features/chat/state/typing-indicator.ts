import { useSyncExternalStore } from 'react';
import { signal } from '../../../platform/signal.ts';

/** Typing events arrive every 2 to 3 s; without one the member has stopped. */
const LASTS_MS = 6_000;

const timers = new Map<number, ReturnType<typeof setTimeout>>();
const changed = signal();
let typists: ReadonlySet<number> = new Set();
const nobody: ReadonlySet<number> = new Set();

/** Handles a typing event of a member. */
export function typingReceived(userId: number): void {
  clearTimeout(timers.get(userId));
  timers.set(
    userId,
    setTimeout(() => typingStopped(userId), LASTS_MS),
  );
  change();
}

/** Ends a member's typing indicator: their message arrived, or the time is over. */
export function typingStopped(userId: number): void {
  clearTimeout(timers.get(userId));
  if (timers.delete(userId)) change();
}

/** Ids of the members who are typing to the own account. */
export function useTypingMembers(): ReadonlySet<number> {
  return useSyncExternalStore(
    changed.subscribe,
    () => typists,
    () => nobody,
  );
}

function change(): void {
  const next = new Set(timers.keys());
  if (next.size === typists.size && [...next].every((id) => typists.has(id))) return;
  typists = next;
  changed.emit();
}
