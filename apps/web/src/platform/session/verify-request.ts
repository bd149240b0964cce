import { useSyncExternalStore } from 'react';

let isWanted = false;
const listeners = new Set<() => void>();

/** Opens the e-mail verification prompt. Source: specification sections 4 and 8. */
export function askToVerify(): void {
  change(true);
}

export function dropVerifyRequest(): void {
  change(false);
}

/** For the prompt: whether it is open. */
export function useVerifyRequest(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => isWanted,
    () => false,
  );
}

function change(next: boolean): void {
  isWanted = next;
  for (const listener of [...listeners]) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
