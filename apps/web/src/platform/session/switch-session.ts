import type { Session } from '@peonia/contract/accounts/accounts.ts';
import { ApiError } from '../api/problem.ts';
import { browserStore } from '../store/browser-store.ts';
import { withToken } from '../store/saved-logins.ts';
import { currentMe } from './current-member.ts';
import { exchange, keepSession, oneAtATime } from './token.ts';

/** Activates a session. The previous one, if any, stays alive under its saved account. */
export function enterSession(session: Session): void {
  const before = currentMe();
  if (before !== null) keepToken(before.id, browserStore.get('tokenLock') ? null : browserStore.get('token'));
  // The previous account must not be shown with the new token.
  browserStore.set('account', null);
  // The subscription to pushes is still that of the session before, also of the same member.
  browserStore.set('pushMember', null);
  keepSession(session);
}

/**
 * Returns a fresh session of a saved account, or null if the password is needed (after a logout or an ended session).
 * Throws without a network.
 */
export async function wakeSession(id: number): Promise<Session | null> {
  return oneAtATime(async () => {
    const token = browserStore.get('savedAccounts').find((saved) => saved.id === id)?.token ?? null;
    if (token === null) return null;
    const fresh = await exchange(token).catch((error: unknown) => {
      if (error instanceof ApiError && error.status === 401) return null;
      throw error;
    });
    // The token was used or refused, so it is worthless now.
    keepToken(id, null);
    return fresh;
  });
}

function keepToken(id: number, token: string | null): void {
  browserStore.set('savedAccounts', withToken(browserStore.get('savedAccounts'), id, token));
}
