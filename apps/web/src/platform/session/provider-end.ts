import type { Session } from '@peonia/contract/accounts/accounts.ts';
import { browserStore } from '../store/browser-store.ts';
import { enterSession } from './switch-session.ts';

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
