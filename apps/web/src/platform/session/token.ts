import { type Session, refreshToken } from '@peonia/contract/accounts.ts';
import { limits } from '@peonia/contract/limits.ts';
import { identityHeaders } from '../api/identity-headers.ts';
import { addressOf } from '../api/make-call.ts';
import { ApiError } from '../api/problem.ts';
import { fetchTransport, readReply } from '../api/transport.ts';
import { browserStore } from '../store/browser-store.ts';
import { dropPartnerAccount } from './account-state.ts';
import { hintSignedIn } from './signed-in-hint.ts';

/** A token this close to its end is exchanged before it is used. */
const AHEAD_MS = 60_000;

type SessionEnd = () => void;
const ended = new Set<SessionEnd>();

/** Calls back when the session turns out to be dead: the refresh was refused. */
export function onSessionEnd(listener: SessionEnd): () => void {
  ended.add(listener);
  return () => ended.delete(listener);
}

/** Keeps what `authenticate`, `register` and `token/refresh` answer. */
export function keepSession(session: Session): void {
  browserStore.set('tokenTime', Date.now() + session.alive_seconds * 1_000);
  browserStore.set('channel', session.channel);
  browserStore.set('token', session.token);
  hintSignedIn(true);
}

/** Forgets the token and the account that belongs to it. */
export function forgetSession(): void {
  for (const name of ['token', 'tokenTime', 'channel', 'account'] as const) browserStore.set(name, null);
  hintSignedIn(false);
}

/** Milliseconds until the token has to be exchanged, 0 when that is due; null without a session. */
export function tokenAge(): { readonly dueInMs: number } | null {
  if (browserStore.get('token') === null) return null;
  return { dueInMs: Math.max(0, (browserStore.get('tokenTime') ?? 0) - AHEAD_MS - Date.now()) };
}

/** The token for the next request, exchanged first where it is about to run out; null for a guest. */
export async function freshToken(): Promise<string | null> {
  const age = tokenAge();
  if (age !== null && age.dueInMs === 0) await renewToken();
  return browserStore.get('token');
}

/**
 * Exchanges the token, once over all tabs: anyone who comes second takes the token that the first one got. Answers
 * whether there is a fresh one. A refusal ends the session and tells `onSessionEnd`; no network throws.
 */
export async function renewToken(): Promise<boolean> {
  const stale = browserStore.get('token');
  if (stale === null) return false;
  return oneAtATime(async () => {
    const current = browserStore.get('token');
    if (current !== stale) return current !== null;
    try {
      const fresh = await exchange(stale);
      // Another account may have come in between; its session is not to be put away for this one.
      if (browserStore.get('token') === stale) keepSession(fresh);
      return true;
    } catch (error) {
      if (!(error instanceof ApiError) || error.status !== 401) throw error;
      // A sign-in in another tab may have come in between; only the token that was refused is given up.
      if (browserStore.get('token') === stale) endSession();
      return false;
    }
  });
}

/** Ends the session on this side and tells everyone who cares. */
export function endSession(): void {
  dropPartnerAccount();
  forgetSession();
  for (const listener of [...ended]) listener();
}

const send = fetchTransport(limits.request_timeout_ms);

/** Asks the server for a fresh token. A refusal 401 says that the session is dead. */
export async function exchange(token: string): Promise<Session> {
  const headers = { ...identityHeaders(), authorization: `Bearer ${token}` };
  return readReply(
    await send({ method: refreshToken.method, url: addressOf(refreshToken, {}, {}), headers }),
  ) as Session;
}

let inThisTab: Promise<unknown> = Promise.resolve();

/** Work with tokens, one at a time over all tabs; where the browser has no locks (plain http), at least in this one. */
export function oneAtATime<T>(work: () => Promise<T>): Promise<T> {
  if (typeof navigator !== 'undefined' && navigator.locks !== undefined)
    return navigator.locks.request('token-refresh', work) as Promise<T>;
  const turn = inThisTab.then(work, work);
  inThisTab = turn.catch(() => {});
  return turn;
}
