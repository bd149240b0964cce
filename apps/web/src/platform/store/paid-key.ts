import { randomId } from '@peonia/core/random-id.ts';
import { browserStore } from './browser-store.ts';

/** A repeated press within this time is a retry of the action; later it is a new one. */
const RETRY_MS = 10 * 60_000;

/**
 * The key under which a paid action is sent. It is stored before the first try and the same for each retry, also after
 * a reload, so that an answer that was lost never makes the member pay twice. `action` names what is done, with its
 * price.
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

/** The action was answered, whichever way: the next one is a new one. */
export function forgetPaidKey(action: string): void {
  const { [action]: _, ...others } = browserStore.get('paidKeys');
  browserStore.set('paidKeys', others);
}
