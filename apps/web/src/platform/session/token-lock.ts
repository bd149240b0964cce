import type { ShellLock } from '@peonia/contract/protocol/app-shell.ts';
import { browserStore } from '../store/browser-store.ts';

/**
 * Moves the token into the secure storage of the phone; the page keeps a copy as long as the app runs. Tokens of other
 * accounts are removed. Returns false if the phone refuses.
 */
export async function lockToken(lock: ShellLock): Promise<boolean> {
  const token = browserStore.get('token');
  if (token === null || !(await lock.keep(token))) return false;
  sessionStorage.setItem('app.token', JSON.stringify(token));
  browserStore.set('tokenLock', true);
  localStorage.removeItem('app.token');
  browserStore.set(
    'savedAccounts',
    browserStore.get('savedAccounts').map((account) => ({ ...account, token: null })),
  );
  return true;
}

/** Moves the token back into the browser's storage. */
export async function unlockToken(lock: ShellLock): Promise<void> {
  const token = browserStore.get('token');
  if (token !== null) localStorage.setItem('app.token', JSON.stringify(token));
  browserStore.set('tokenLock', false);
  sessionStorage.removeItem('app.token');
  await lock.drop();
}

/** Keeps each new token in the phone, and nothing after a logout. Returns an unsubscribe function. */
export function followToken(lock: ShellLock): () => void {
  return browserStore.subscribe('token', () => {
    if (!browserStore.get('tokenLock')) return;
    const token = browserStore.get('token');
    if (token === null) void unlockToken(lock);
    else void lock.keep(token);
  });
}
