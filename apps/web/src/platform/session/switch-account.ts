import type { Session } from '@peonia/contract/accounts.ts';
import { ApiError } from '../api/problem.ts';
import { browserStore } from '../store/browser-store.ts';
import { withToken } from '../store/saved-accounts.ts';
import { currentMe } from './account-state.ts';
import { exchange, keepSession, oneAtATime } from './token.ts';

/** Makes a session the page's own. The one before, if any, goes on in the background under its saved account. */
export function enterSession(session: Session): void {
  const before = currentMe();
  if (before !== null) keepToken(before.id, browserStore.get('token'));
  // The account before must not be seen beside the new token.
  browserStore.set('account', null);
  keepSession(session);
}

/**
 * The session of a saved account, if it still lives: a fresh one to enter with. Null where the password is needed:
 * after a logout, or when the session has ended meanwhile. Without a network it throws.
 */
export async function wakeSession(id: number): Promise<Session | null> {
  return oneAtATime(async () => {
    const token = browserStore.get('savedAccounts').find((saved) => saved.id === id)?.token ?? null;
    if (token === null) return null;
    const fresh = await exchange(token).catch((error: unknown) => {
      if (error instanceof ApiError && error.status === 401) return null;
      throw error;
    });
    // Exchanged or refused, this token is of no use any more.
    keepToken(id, null);
    return fresh;
  });
}

function keepToken(id: number, token: string | null): void {
  browserStore.set('savedAccounts', withToken(browserStore.get('savedAccounts'), id, token));
}
