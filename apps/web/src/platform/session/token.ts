import { type Session, refreshToken } from '@peonia/contract/accounts/accounts.ts';
import { signedInCookie } from '@peonia/contract/protocol/page-renderer.ts';
import { identityHeaders } from '../api/identity-headers.ts';
import { addressOf } from '../api/make-call.ts';
import { ApiError } from '../api/problem.ts';
import { fetchTransport, readReply } from '../api/transport.ts';
import { signal } from '../signal.ts';
import { browserStore } from '../store/browser-store.ts';
import { dropPartnerAccount } from './current-member.ts';

/** Browsers keep no cookie longer than 400 days. */
const MAX_DAYS = 400;

/** Tells the server's rendering whether this browser has a session. `boot.ts` corrects a hint that is wrong. */
function hintSignedIn(isSignedIn: boolean): void {
  const secure = location.protocol === 'https:' ? '; secure' : '';
  const life = isSignedIn ? MAX_DAYS * 86_400 : 0;
  document.cookie = `${signedInCookie}=1; path=/; max-age=${life}; samesite=lax${secure}`;
}

/** Milliseconds before expiry at which the token is refreshed. */
const AHEAD_MS = 60_000;

const ended = signal<[isRefused: boolean]>();

/** Calls back when the session is dead: the refresh was refused, or the server has put the member out. */
export const onSessionEnd = ended.subscribe;

/** This tab stores or removes a session itself. */
let isChanging = false;

/** Stores the session of `authenticate`, `register` or `token/refresh`. */
export function keepSession(session: Session): void {
  isChanging = true;
  browserStore.set('tokenTime', Date.now() + session.alive_seconds * 1_000);
  browserStore.set('channel', session.channel);
  browserStore.set('token', session.token);
  isChanging = false;
  hintSignedIn(true);
}

/** Removes the token, its account, the conversation that was open, and whose pushes come to this browser. */
export function forgetSession(): void {
  isChanging = true;
  for (const name of ['token', 'tokenTime', 'channel', 'account', 'activeChat', 'pushMember'] as const)
    browserStore.set(name, null);
  isChanging = false;
  hintSignedIn(false);
}

/** True without a token that this tab has not removed itself. */
export function isEndedElsewhere(): boolean {
  return !isChanging && browserStore.get('token') === null;
}

/** True with a token that this tab has not stored itself; for subscribers to the token. */
export function isEnteredElsewhere(): boolean {
  return !isChanging && browserStore.get('token') !== null;
}

/** Milliseconds until the token must be refreshed, 0 if due; null without a session. */
export function tokenAge(): { readonly dueInMs: number } | null {
  if (browserStore.get('token') === null) return null;
  return { dueInMs: Math.max(0, (browserStore.get('tokenTime') ?? 0) - AHEAD_MS - Date.now()) };
}

/** Token for the next request, refreshed first if it is about to expire; null for a guest. */
export async function freshToken(): Promise<string | null> {
  const age = tokenAge();
  if (age !== null && age.dueInMs === 0) await renewToken();
  return browserStore.get('token');
}

/**
 * Refreshes the token once across all tabs; a second tab uses the token of the first. Resolves to true if there is a
 * fresh token. A refusal ends the session and calls `onSessionEnd`. Throws without a network.
 */
export async function renewToken(): Promise<boolean> {
  const stale = browserStore.get('token');
  if (stale === null) return false;
  return oneAtATime(async () => {
    const current = browserStore.get('token');
    if (current !== stale) return current !== null;
    try {
      const fresh = await exchange(stale);
      // Another account may be active by now; keep its session.
      if (browserStore.get('token') === stale) keepSession(fresh);
      return true;
    } catch (error) {
      if (!(error instanceof ApiError) || error.status !== 401) throw error;
      // Another tab may have logged in; drop only the refused token.
      if (browserStore.get('token') === stale) endSession(true);
      return false;
    }
  });
}

/** Clears the session in this browser and notifies subscribers. `isRefused`: by a 401 on the refresh of the token. */
export function endSession(isRefused = false): void {
  dropPartnerAccount();
  forgetSession();
  ended.emit(isRefused);
}

const send = fetchTransport();

/**
 * Requests a fresh token. A 401 means that the session is dead. Where the service worker has exchanged the token
 * meanwhile, its one is used: the other would end the session.
 */
export async function exchange(token: string): Promise<Session> {
  const { newestToken } = await import('../offline/newest-token.ts');
  const headers = { ...identityHeaders(), authorization: `Bearer ${await newestToken(token)}` };
  const url = addressOf(refreshToken, {}, { pid: browserStore.get('partnerId') });
  return readReply(await send({ method: refreshToken.method, url, headers })) as Session;
}

let inThisTab: Promise<unknown> = Promise.resolve();

/** Serialises token work across tabs; without Web Locks (plain http) only within this tab. */
export function oneAtATime<T>(work: () => Promise<T>): Promise<T> {
  if (typeof navigator !== 'undefined' && navigator.locks !== undefined)
    return navigator.locks.request('token-refresh', work) as Promise<T>;
  const turn = inThisTab.then(work, work);
  inThisTab = turn.catch(() => {});
  return turn;
}
