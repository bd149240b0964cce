import { requestHeaders } from '../api/request-headers.ts';
import { currentMe } from '../session/current-member.ts';
import { browserStore } from '../store/browser-store.ts';
import { listWaiting, putWaiting, removeWaiting, type WaitingCall } from './device-database.ts';

interface SyncRegistration {
  readonly sync?: { register(tag: string): Promise<void> };
}

/** As in `worker/send-waiting.ts`. */
const SYNC_TAG = 'waiting-calls';

/**
 * Hands calls of the signed-in member to the service worker, which sends them when the network returns while no window
 * is open. Does nothing in browsers without background sync: there the next visit sends them.
 */
export async function sendInBackground(calls: readonly WaitingCall[]): Promise<void> {
  const registration = (await navigator.serviceWorker?.getRegistration()) as SyncRegistration | undefined;
  const member = currentMe()?.id;
  // The worker would need the token, which the phone keeps.
  if (browserStore.get('tokenLock')) return;
  if (registration?.sync === undefined || member === undefined || calls.length === 0) return;
  try {
    const headers = await requestHeaders(true);
    if (currentMe()?.id !== member) return;
    await putWaiting(calls, { member, headers });
    await registration.sync.register(SYNC_TAG);
  } catch {
    // Without a valid token, storage or the permission the next visit sends them.
  }
}

/** Takes calls back that a window has sent or the member has removed. */
export async function takeBack(ids: readonly string[]): Promise<void> {
  await removeWaiting(ids).catch(() => {});
}

/** Takes back all calls of the signed-in member but these. */
export async function keepOnly(ids: readonly string[]): Promise<void> {
  const member = currentMe()?.id;
  if (member === undefined) return;
  const calls = await listWaiting(member).catch(() => []);
  const gone = calls.filter(({ id }) => !ids.includes(id)).map(({ id }) => id);
  if (gone.length > 0) await takeBack(gone);
}
