import { randomId } from '@peonia/core/random-id.ts';
import { browserStore } from './browser-store.ts';

/** As long as the server stores it: within this time a repeated click retries the action, later it is a new one. */
const RETRY_MS = 30 * 24 * 3_600_000;

/**
 * Returns the idempotency key of a paid action. It is stored before the first try and reused by retries, also after a
 * reload, so that a lost reply never charges twice. `action` names the action and its price.
 */
export function paidKey(action: string, now = Date.now()): string {
  const kept = browserStore.get('paidKeys');
  const [key, at] = (kept[action] ?? '').split('@');
  if (key !== undefined && key !== '' && now - Number(at) < RETRY_MS) return key;
  const fresh = randomId();
  const young = Object.entries(kept).filter(([, value]) => now - Number(value.split('@')[1]) < RETRY_MS);
  browserStore.set('paidKeys', { ...Object.fromEntries(young), [action]: `${fresh}@${now}` });
  return fresh;
}

/** Removes the key once the action has a reply. */
export function forgetPaidKey(action: string): void {
  const { [action]: _, ...others } = browserStore.get('paidKeys');
  browserStore.set('paidKeys', others);
}

/** Whether an action has a key: it was tried and has no reply yet. */
export function hasPaidKey(action: string): boolean {
  return browserStore.get('paidKeys')[action] !== undefined;
}

/** How long a reply may be on its way, with the difference of the clocks. */
const FRESH_MS = 2 * 60_000;

/**
 * Whether the reply of a retry is about what an earlier try did: somebody who wants the same once more has to be told,
 * and does it by the next press.
 */
export function isDoneBefore(isRetry: boolean, doneAt: string, now = Date.now()): boolean {
  return isRetry && now - Date.parse(doneAt) > FRESH_MS;
}

/** Removes keys whose actions are seen to have succeeded, whatever became of their replies. */
export function settlePaidKeys(seen: readonly string[]): void {
  const kept = Object.entries(browserStore.get('paidKeys'));
  const others = kept.filter(([, value]) => !seen.includes(value.split('@')[0] ?? ''));
  if (others.length < kept.length) browserStore.set('paidKeys', Object.fromEntries(others));
}
