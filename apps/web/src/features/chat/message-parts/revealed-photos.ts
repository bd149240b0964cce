import { useSyncExternalStore } from 'react';
import { signal } from '../../../platform/signal.ts';

/** Ids of messages whose photos the reader has revealed; lasts until reload. */
const revealed = new Set<number>();
const changed = signal();

export function reveal(messageId: number): void {
  revealed.add(messageId);
  changed.emit();
}

export function useRevealed(messageId: number): boolean {
  return useSyncExternalStore(
    changed.subscribe,
    () => revealed.has(messageId),
    () => false,
  );
}
