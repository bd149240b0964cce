import type { Account } from '@peonia/contract/accounts/accounts.ts';
import { createContext, use, useSyncExternalStore } from 'react';
import type { Audience } from '../page-state.ts';
import { browserStore } from '../store/browser-store.ts';
import { withoutAccount, withSavedAccount } from '../store/saved-logins.ts';

/** Last known account of the signed-in member, or null for a guest. For code outside of components. */
export function currentMe(): Account | null {
  return browserStore.get('token') === null ? null : browserStore.get('account');
}

/** Account of the signed-in member; null for a guest and during server rendering. */
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

/** Stores a fresh copy of the account, also in the list of saved accounts. */
export function keepAccount(account: Account): void {
  browserStore.set('account', account);
  browserStore.set('savedAccounts', withSavedAccount(browserStore.get('savedAccounts'), account));
}

/** Applies an event (counters, balance) to the stored account. No effect for a guest. */
export function changeMe(change: (account: Account) => Account): void {
  const account = currentMe();
  if (account !== null) browserStore.set('account', change(account));
}

/** Removes a partner’s account from the saved accounts at logout. Source: specification section 4. */
export function dropPartnerAccount(): void {
  const account = currentMe();
  if (account?.is_partner === 1)
    browserStore.set('savedAccounts', withoutAccount(browserStore.get('savedAccounts'), account.id));
}

function subscribe(listener: () => void): () => void {
  const stops = [browserStore.subscribe('account', listener), browserStore.subscribe('token', listener)];
  return () => stops.forEach((stop) => stop());
}
