import { Redirect } from '../platform/router/outcomes.ts';
import { browserStore } from '../platform/store/browser-store.ts';
import type { RouteEntry } from './route-entry.ts';

/** Sends a guest who opens a member's page to the doors, and a member past the doors home. Source: specification section 2. */
export function guardRoute(entry: RouteEntry, url: URL): void {
  const isSignedIn = browserStore.get('token') !== null;
  if (entry.auth === 'member' && !isSignedIn) {
    throw new Redirect(`/?${new URLSearchParams({ type: 'login', redirect: url.pathname + url.search })}`, { asDocument: true });
  }
  if (entry.auth === 'guest-only' && isSignedIn) throw new Redirect('/home');
}
