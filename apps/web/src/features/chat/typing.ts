import { useSyncExternalStore } from 'react';

/** A typing sign comes every 2 to 3 s while somebody types; without a new one they have stopped. */
const LASTS_MS = 6_000;

const timers = new Map<number, ReturnType<typeof setTimeout>>();
const listeners = new Set<() => void>();
let typists: ReadonlySet<number> = new Set();
const nobody: ReadonlySet<number> = new Set();

/** A typing sign of a member has come. */
export function heardTyping(userId: number): void {
  clearTimeout(timers.get(userId));
  timers.set(
    userId,
    setTimeout(() => stoppedTyping(userId), LASTS_MS),
  );
  change();
}

/** Their message is there, or their time is over. */
export function stoppedTyping(userId: number): void {
  clearTimeout(timers.get(userId));
  if (timers.delete(userId)) change();
}

/** Who is writing to me now. */
export function useTypists(): ReadonlySet<number> {
  return useSyncExternalStore(
    subscribe,
    () => typists,
    () => nobody,
  );
}

function change(): void {
  const next = new Set(timers.keys());
  if (next.size === typists.size && [...next].every((id) => typists.has(id))) return;
  typists = next;
  for (const listener of [...listeners]) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
