import { getMessage } from '@peonia/contract/message-acts.ts';
import { call } from '../../platform/api/call.ts';
import { showMessage } from './message-cache.ts';

/** The addresses of a message's files live for minutes; more often than this they are not asked for anew. */
const PAUSE_MS = 20_000;
const asked = new Map<number, number>();

/**
 * Fetches a message as it is now: with fresh addresses, or with what has been bought. Where that fails, the old one
 * stays.
 */
export async function refreshMessage(id: number): Promise<void> {
  const message = await call(getMessage, { params: { id } }).catch(() => null);
  if (message !== null) showMessage(message);
}

/** The same after a picture or voice did not load. One that is broken for good is not asked for again and again. */
export function refreshStale(id: number, now = Date.now()): void {
  if (now - (asked.get(id) ?? 0) < PAUSE_MS) return;
  asked.set(id, now);
  void refreshMessage(id);
}
