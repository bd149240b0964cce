import { isInsideChatApp } from '../platform/inside-chat-app.ts';
import { Redirect } from '../platform/router/outcomes.ts';
import { browserStore } from '../platform/store/browser-store.ts';
import type { RouteEntry } from './route-entry.ts';

/** Sends a guest who opens a member's page to the doors, and a member past the doors home. Source: specification section 2. */
export function guardRoute(entry: RouteEntry, url: URL): void {
  const isSignedIn = browserStore.get('token') !== null;
  if (entry.auth === 'member' && !isSignedIn) {
    const query = new URLSearchParams({ type: 'login', redirect: url.pathname + url.search });
    // Who has logged out in the chat app's browser is not logged in again by itself.
    if (isInsideChatApp()) query.set('nologin', '1');
    throw new Redirect(`/?${query}`, { asDocument: true });
  }
  if (entry.auth === 'guest-only' && isSignedIn) throw new Redirect('/home');
}
