import { isInAppBrowser } from '../../platform/in-app-browser.ts';
import { Redirect } from '../../platform/router/outcomes.ts';
import { browserStore } from '../../platform/store/browser-store.ts';
import type { RouteEntry } from '../route-entry.ts';

/**
 * Redirects guests from member pages to the login form, and members from guest pages to home. Source: specification
 * section 2.
 */
export function guardRoute(entry: RouteEntry, url: URL): void {
  const isSignedIn = browserStore.get('token') !== null;
  if (entry.auth === 'member' && !isSignedIn) {
    const query = new URLSearchParams({ type: 'login', redirect: url.pathname + url.search });
    // Prevents an automatic login after a logout in the chat-app browser.
    if (isInAppBrowser()) query.set('nologin', '1');
    throw new Redirect(`/?${query}`, { asDocument: true });
  }
  if (entry.auth === 'guest-only' && isSignedIn) throw new Redirect('/home');
}
