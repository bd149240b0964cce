import { type Account, getMe, logout, type Session } from '@peonia/contract/accounts.ts';
import { call } from '../api/call.ts';
import { browserStore } from '../store/browser-store.ts';
import { changeMe, currentMe, dropPartnerAccount, keepAccount, useMe, useSignedIn } from './account-state.ts';
import { askForLogin, requireMember, resumeAfterLogin } from './login-request.ts';
import { enterSession } from './switch-account.ts';
import { forgetSession, onSessionEnd, renewToken, tokenAge } from './token.ts';

export { changeMe, currentMe, requireMember, useMe, useSignedIn };

/** Signs in with what the login answered and goes on with whatever was waiting for it. */
export async function signIn(session: Session): Promise<Account> {
  enterSession(session);
  const account = await refreshMe();
  resumeAfterLogin();
  return account;
}

/** Ends the session on the server and forgets it here; the page then begins again as a guest on the landing page. */
export async function signOut(): Promise<void> {
  // Signing out must work without a network as well: the token then dies of age.
  await call(logout).catch(() => {});
  dropPartnerAccount();
  forgetSession();
  location.assign('/');
}

/** Fetches the account again. */
export async function refreshMe(): Promise<Account> {
  const account = await call(getMe);
  // Anyone who was put out meanwhile stays out: their account is not kept again.
  if (browserStore.get('token') !== null) keepAccount(account);
  return account;
}

/**
 * Looks after the session for as long as the page lives: exchanges the token before it runs out, and acts on a dead
 * session and on another tab's sign-in or sign-out. `forget` empties every cache of the member's data. Once, before the
 * first paint.
 */
export async function startSession({ forget }: { forget: () => void }): Promise<void> {
  onSessionEnd(() => {
    forget();
    askForLogin({ isOver: true });
  });
  followOtherTabsSession();
  if (tokenAge() === null) return;
  scheduleRenewal();
  if (currentMe() === null) await refreshMe().catch(() => {});
  else void refreshMe().catch(() => {});
}

/** Another member, or none, in another tab: nothing on this page is right any more. */
function followOtherTabsSession(): void {
  let shown = currentMe()?.id ?? null;
  const look = () => {
    const id = currentMe()?.id ?? null;
    const changedElsewhere = !document.hasFocus() && shown !== null && id !== shown;
    if (id !== null || changedElsewhere) shown = id;
    if (changedElsewhere) location.reload();
  };
  browserStore.subscribe('account', look);
}

/**
 * Exchanges the token when it is due. A refusal at this point means that nobody was using the page: start over as a
 * guest.
 */
function scheduleRenewal(): void {
  const age = tokenAge();
  setTimeout(
    async () => {
      const before = browserStore.get('token');
      const isAlive = await renewToken().catch(() => true);
      if (before !== null && !isAlive) return location.reload();
      scheduleRenewal();
    },
    Math.max(5_000, Math.min(age?.dueInMs ?? 60_000, 2 ** 31 - 1)),
  );
}
