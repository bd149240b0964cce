import type { Account } from '@peonia/contract/accounts.ts';
import { useSyncExternalStore } from 'react';
import { browserStore } from '../store/browser-store.ts';
import { withoutAccount, withSavedAccount } from '../store/saved-accounts.ts';

/** The signed-in member's account as last heard of, or null for a guest. For code outside of components. */
export function currentMe(): Account | null {
  return browserStore.get('token') === null ? null : browserStore.get('account');
}

/** The signed-in member's account; null for a guest and while the server renders. */
export function useMe(): Account | null {
  return useSyncExternalStore(subscribe, currentMe, () => null);
}

/** True with a live session. A guest's page and the server's rendering say false. */
export function useSignedIn(): boolean {
  return useMe() !== null;
}

/** Keeps a fresh copy of the account, here and in the list of saved accounts. */
export function keepAccount(account: Account): void {
  browserStore.set('account', account);
  browserStore.set('savedAccounts', withSavedAccount(browserStore.get('savedAccounts'), account));
}

/** Changes the stored account, as an event from the server says: counters, balance. Nothing happens for a guest. */
export function changeMe(change: (account: Account) => Account): void {
  const account = currentMe();
  if (account !== null) browserStore.set('account', change(account));
}

/** At every logout a partner's account leaves the list of saved accounts. Source: specification section 4. */
export function dropPartnerAccount(): void {
  const account = currentMe();
  if (account?.is_partner === 1)
    browserStore.set('savedAccounts', withoutAccount(browserStore.get('savedAccounts'), account.id));
}

function subscribe(listener: () => void): () => void {
  const stops = [browserStore.subscribe('account', listener), browserStore.subscribe('token', listener)];
  return () => stops.forEach((stop) => stop());
}
