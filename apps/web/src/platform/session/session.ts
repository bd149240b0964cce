import { type Account, getMe, logout, type Session } from '@peonia/contract/accounts/accounts.ts';
import { call } from '../api/call.ts';
import { ApiError } from '../api/problem.ts';
import { landingPath } from '../in-app-browser.ts';
import { browserStore } from '../store/browser-store.ts';
import { changeMe, currentMe, dropPartnerAccount, keepAccount, useMe, useSignedIn } from './current-member.ts';
import { keepWords, reloadWithWords, takeWords } from './kept-words.ts';
import { askForLogin, requireMember, resumeAfterLogin } from './login-request.ts';
import type * as ProviderEnd from './provider-end.ts';
import { reloadAsGuest, takeSessionOver } from './session-over.ts';
import { enterSession } from './switch-session.ts';
import { forgetSession, isEndedElsewhere, isEnteredElsewhere, onSessionEnd, renewToken, tokenAge } from './token.ts';

export { changeMe, currentMe, requireMember, useMe, useSignedIn };

/** Signs in with the session of a login and resumes the pending action. */
export async function signIn(session: Session): Promise<Account> {
  enterSession(session);
  const account = await refreshMe();
  resumeAfterLogin();
  return account;
}

/** Asked in turn before a logout; false keeps the member signed in. */
const signOutGuards = new Set<() => Promise<boolean>>();

/** The page is about to be left: a call or the socket may hear of the end before it is. */
let isSigningOut = false;

/** Adds a guard, which may also delete what must not outlive the session. Returns a function that removes it. */
export function guardSignOut(guard: () => Promise<boolean>): () => void {
  signOutGuards.add(guard);
  return () => signOutGuards.delete(guard);
}

/**
 * Logs out: ends the session on the server, deletes what this device keeps of the member and loads the landing page.
 * Resolves to false if a guard kept the member.
 */
export async function signOut(): Promise<boolean> {
  for (const guard of signOutGuards) if (!(await guard())) return false;
  // Logout also works offline; the token then expires.
  await leaveSession(() =>
    call(logout).catch((error: unknown) => (error instanceof ApiError ? undefined : refusePushes().catch(() => {}))),
  );
  return true;
}

/**
 * The server has not heard of the logout, and goes on sending: this browser takes no more. What a mobile app is sent
 * ends once there is a network.
 */
async function refusePushes(): Promise<void> {
  const pushes = window.appShell?.pushes;
  if (pushes !== undefined) {
    browserStore.set('pushRemoval', await pushes.readToken());
    return pushes.stop?.();
  }
  const registration = await navigator.serviceWorker?.getRegistration();
  await (await registration?.pushManager?.getSubscription())?.unsubscribe();
}

/**
 * Ends the session on the server by `end`, such as by deleting the account, then deletes what this device keeps of the
 * member and loads the landing page. Where `end` throws, the member stays.
 */
export async function leaveSession(end: () => Promise<unknown>): Promise<void> {
  isSigningOut = true;
  const member = currentMe()?.id;
  try {
    await end();
  } catch (error) {
    isSigningOut = false;
    throw error;
  }
  await atProvider((provider) => provider.takeProviderEnd(browserStore.get('channel')));
  // Together: a copy of the account that arrives between them would be saved again.
  dropPartnerAccount();
  forgetSession();
  await Promise.all([forgetStaffDrafts(), member === undefined ? null : forgetChosen(member)]);
  if (member !== undefined) await forgetOffline(member);
  location.assign(landingPath());
}

/** Deletes what the device keeps for use without a network. */
async function forgetOffline(member: number): Promise<void> {
  try {
    await (await import('../offline/forget-member.ts')).forgetMember(member);
  } catch {
    // Offline and never loaded: nothing was kept either.
  }
}

/** Unsent texts of the staff stay over the end of a session, and go with a logout. */
async function forgetStaffDrafts(): Promise<void> {
  try {
    (await import('../store/forget-written.ts')).forgetStaffWritten();
  } catch {
    // Offline and never loaded.
  }
}

/** Files of drafts that have not reached the server stay over the end of a session, and go with a logout. */
async function forgetChosen(member: number): Promise<void> {
  try {
    await (await import('../store/chosen-files.ts')).dropChosenOf(member);
  } catch {
    // Offline and never loaded, or the browser blocks the storage.
  }
}

/** Calls what ends sessions at sign-in services, which loads when it is needed. False without it. */
function atProvider<T>(act: (end: typeof ProviderEnd) => T): Promise<T | false> {
  return import('./provider-end.ts').then(act, () => false as const);
}

/** The account came from the server since the page was opened, and not from what the device keeps. */
let isFresh = false;

export function hasFreshAccount(): boolean {
  return isFresh;
}

/** Refetches the account. */
export async function refreshMe(): Promise<Account> {
  const channel = browserStore.get('channel');
  const account = await call(getMe);
  isFresh = true;
  // Do not store the account if the session ended meanwhile, or another member has entered.
  if (browserStore.get('token') !== null && browserStore.get('channel') === channel) keepAccount(account);
  return account;
}

/**
 * Maintains the session: refreshes the token before it expires, and reacts to a dead session and to login or logout in
 * another tab. `forget` clears every cache of the member’s data. Call once, before the first paint.
 */
export async function startSession({ forget }: { forget: () => void }): Promise<void> {
  let member = currentMe()?.id;
  let channel = browserStore.get('channel');
  browserStore.subscribe('channel', () => (channel = browserStore.get('channel') ?? channel));
  browserStore.subscribe('account', () => (member = currentMe()?.id ?? member));
  browserStore.subscribe('account', giveWordsBack);
  onSessionEnd(async (isRefused) => {
    if (member !== undefined && !isSigningOut) keepWords(member);
    forget();
    if (isSigningOut) return;
    // Stays where a form that is not saved keeps the page.
    askForLogin({ isOver: true });
    if (member !== undefined) await forgetOffline(member);
    // Source: specification section 4, "A 401 on token refresh logs out and reloads".
    if (isRefused && !(await atProvider((end) => end.leaveProvider(channel)))) reloadAsGuest();
  });
  followOtherTabsSession();
  if (tokenAge() === null) {
    // The landing page explains it itself.
    if (takeSessionOver()) askForLogin({ isOver: true });
    return;
  }
  scheduleRenewal();
  giveWordsBack();
  if (currentMe() === null) await refreshMe().catch(() => {});
  else void refreshMe().catch(() => {});
}

/**
 * Reloads the page when another tab logs in or out. After a logout the tab that is used asks for the login instead:
 * another one has met the end of the session first.
 */
function followOtherTabsSession(): void {
  let shown = currentMe()?.id ?? null;
  let channel = browserStore.get('channel');
  const look = () => {
    const id = currentMe()?.id ?? null;
    const before = shown;
    const isInUse = document.hasFocus();
    // Between two accounts there is a token without an account.
    if (id !== null || !isInUse || browserStore.get('token') === null) shown = id;
    if (before === null || id === before || isSigningOut) return;
    if (!isInUse) return reloadWithWords(before);
    if (!isEndedElsewhere()) return;
    keepWords(before);
    askForLogin({ isOver: true });
  };
  browserStore.subscribe('token', look);
  browserStore.subscribe('account', look);
  // A member has one channel. What is pressed here would be done by the other member.
  browserStore.subscribe('token', () => {
    const before = channel;
    channel = browserStore.get('channel') ?? before;
    if (shown !== null && before !== null && channel !== before && isEnteredElsewhere()) reloadWithWords(shown);
  });
}

/** Types back what the member had typed into this page before it was left by itself. */
export function giveWordsBack(): void {
  const me = currentMe();
  const words = me === null ? null : takeWords(me.id);
  if (words !== null) void import('./return-words.ts').then(({ returnWords }) => returnWords(words));
}

/** Refreshes the token when it is due. */
function scheduleRenewal(): void {
  const age = tokenAge();
  setTimeout(
    async () => {
      await renewToken().catch(() => true);
      scheduleRenewal();
    },
    Math.max(5_000, Math.min(age?.dueInMs ?? 60_000, 2 ** 31 - 1)),
  );
}
