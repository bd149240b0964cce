import { randomId } from '@peonia/core/random-id.ts';
import { browserStore } from '../store/browser-store.ts';

/** Headers that identify the client but no member: for login, registration and token refresh. */
export function identityHeaders(): Record<string, string> {
  const shell = window.appShell;
  return {
    accept: 'application/json',
    // The page's own language, so that a refusal reads like the page around it.
    'accept-language': document.documentElement.lang || 'en',
    'x-client-id': clientId(),
    ...(shell === undefined ? {} : { 'x-client': [shell.name, shell.version].filter(Boolean).join('/') }),
  };
}

/** Random id of this browser for X-Client-ID: a hint for known devices, never a proof. */
function clientId(): string {
  const known = browserStore.get('clientId');
  if (known !== null && /^[A-Za-z0-9_-]{8,128}$/.test(known)) return known;
  const made = crypto.randomUUID?.() ?? randomId();
  browserStore.set('clientId', made);
  return made;
}
