import { useSyncExternalStore } from 'react';
import { currentMe } from './account-state.ts';

export interface LoginRequest {
  /** Goes on with what the guest wanted, once they are signed in. */
  readonly goOn?: () => void;
  /** Name to fill in: a saved account whose session has ended. */
  readonly name?: string;
  /** The session has just ended, so the dialog says why it stands there. */
  readonly isOver?: boolean;
}

let wanted: LoginRequest | null = null;
const listeners = new Set<() => void>();

/** Runs at once for a member; for a guest the login dialog opens over the page and `then` follows the login. */
export function requireMember(then: () => void): void {
  if (currentMe() !== null) then();
  else askForLogin({ goOn: then });
}

/** Opens the login dialog over the page. */
export function askForLogin(request: LoginRequest = {}): void {
  change(request);
}

/** The guest closed the dialog: what they wanted is dropped. */
export function dropLoginRequest(): void {
  change(null);
}

/** After a login: closes the dialog and goes on. */
export function resumeAfterLogin(): void {
  const request = wanted;
  change(null);
  request?.goOn?.();
}

/** For the login dialog: the request it stands open for. */
export function useLoginRequest(): LoginRequest | null {
  return useSyncExternalStore(
    subscribe,
    () => wanted,
    () => null,
  );
}

function change(next: LoginRequest | null): void {
  wanted = next;
  for (const listener of [...listeners]) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
