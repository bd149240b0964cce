import { useSyncExternalStore } from 'react';
import { currentMe } from './account-state.ts';

export interface LoginRequest {
  /** Goes on with what the guest wanted, once they are signed in. */
  readonly then: () => void;
}

let wanted: LoginRequest | null = null;
const listeners = new Set<() => void>();

/** Runs at once for a member; for a guest the login dialog opens over the page and `then` follows the login. */
export function requireMember(then: () => void): void {
  if (currentMe() !== null) then();
  else askForLogin(then);
}

export function askForLogin(then: () => void = () => {}): void {
  change({ then });
}

/** The guest closed the dialog: what they wanted is dropped. */
export function dropLoginRequest(): void {
  change(null);
}

/** After a login: closes the dialog and goes on. */
export function resumeAfterLogin(): void {
  const request = wanted;
  change(null);
  request?.then();
}

/** For the login dialog: the request it stands open for. */
export function useLoginRequest(): LoginRequest | null {
  return useSyncExternalStore(subscribe, () => wanted, () => null);
}

function change(next: LoginRequest | null): void {
  wanted = next;
  for (const listener of [...listeners]) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
