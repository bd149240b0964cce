import { redirect, redirectDocument } from 'react-router';
import { browserStore } from '../platform/store/browser-store.ts';
import type { RouteEntry } from './route-entry.ts';

/** Sends a guest who opens a member's page to the doors, and a member past the doors home. Source: specification section 2. */
export function guardRoute(entry: RouteEntry, url: URL): void {
  const isSignedIn = browserStore.get('token') !== null;
  if (entry.auth === 'member' && !isSignedIn) {
    throw redirectDocument(`/?${new URLSearchParams({ type: 'login', redirect: url.pathname + url.search })}`);
  }
  if (entry.auth === 'guest-only' && isSignedIn) throw redirect('/home');
}
