import type { Account } from '@peonia/contract/accounts.ts';
import { createContext, use, useSyncExternalStore } from 'react';
import type { Audience } from '../page-state.ts';
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

/** Whom the document was rendered for, on the server and while it is hydrated. */
export const AudienceContext = createContext<Audience>('guest');

/**
 * True with a session, also while its account is still on its way and `useMe` is null. The server and the first
 * rendering in the browser go by the document's audience.
 */
export function useSignedIn(): boolean {
  const audience = use(AudienceContext);
  return useSyncExternalStore(
    subscribe,
    () => browserStore.get('token') !== null,
    () => audience === 'member',
  );
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
