import { getMessage } from '@peonia/contract/chat/message-acts.ts';
import { call } from '../../../platform/api/call.ts';
import { showMessage } from './message-cache.ts';

/** File URLs live for minutes; a message is not refetched more often than this. */
const PAUSE_MS = 20_000;
const asked = new Map<number, number>();

/** Refetches a message, for fresh URLs or after a purchase. On failure the cached one stays. */
export async function refreshMessage(id: number): Promise<void> {
  const message = await call(getMessage, { params: { id } }).catch(() => null);
  if (message !== null) showMessage(message);
}

/** Refetches after a file failed to load, rate-limited so that a broken file causes no loop. */
export function refreshStale(id: number, now = Date.now()): void {
  if (now - (asked.get(id) ?? 0) < PAUSE_MS) return;
  asked.set(id, now);
  void refreshMessage(id);
}
