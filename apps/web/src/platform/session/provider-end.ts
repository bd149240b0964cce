import type { Session } from '@peonia/contract/accounts/accounts.ts';
import { browserStore } from '../store/browser-store.ts';
import { markSessionOver } from './session-over.ts';
import { enterSession } from './switch-session.ts';

/** Path to return to from the sign-in service. */
const backKey = 'app.backFromProvider';

/** Activates a session of a sign-in service. `end`: where the browser ends its session there; null without one. */
export function enterProviderSession(session: Session, end: string | null): void {
  takeProviderEnd(session.channel);
  if (end !== null) browserStore.set('providerEnds', { ...browserStore.get('providerEnds'), [session.channel]: end });
  enterSession(session);
}

/** Returns where the session of a channel is ended at its sign-in service, once; null for every other session. */
export function takeProviderEnd(channel: string | null): string | null {
  const { [channel ?? '']: end = null, ...others } = browserStore.get('providerEnds');
  if (end !== null) browserStore.set('providerEnds', others);
  return end;
}

/**
 * Ends the session of a channel at its sign-in service, which sends the browser back. False where there is none, and
 * without storage for the way back.
 */
export function leaveProvider(channel: string | null): boolean {
  const end = takeProviderEnd(channel);
  if (end === null) return false;
  try {
    sessionStorage.setItem(backKey, location.pathname + location.search);
  } catch {
    return false;
  }
  location.assign(end);
  return true;
}

/** For the page that a sign-in service returns to: the path that was left by `leaveProvider`, once. */
export function takePathBack(): string | null {
  try {
    const path = sessionStorage.getItem(backKey);
    sessionStorage.removeItem(backKey);
    if (path !== null) markSessionOver();
    return path;
  } catch {
    return null;
  }
}
