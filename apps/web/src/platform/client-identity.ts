import { randomId } from '@peonia/core/random-id.ts';
import { browserStore } from './store/browser-store.ts';

/** Random id of this browser for X-Client-ID: a hint for known devices, never a proof. */
export function clientId(): string {
  const known = browserStore.get('clientId');
  if (known !== null && /^[A-Za-z0-9_-]{8,128}$/.test(known)) return known;
  const made = crypto.randomUUID?.() ?? randomId();
  browserStore.set('clientId', made);
  return made;
}
