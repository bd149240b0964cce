import { useSyncExternalStore } from 'react';

/** Ids of messages whose photos the reader has revealed; lasts until reload. */
const revealed = new Set<number>();
const listeners = new Set<() => void>();

export function reveal(messageId: number): void {
  revealed.add(messageId);
  for (const listener of [...listeners]) listener();
}

export function useRevealed(messageId: number): boolean {
  return useSyncExternalStore(
    subscribe,
    () => revealed.has(messageId),
    () => false,
  );
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
