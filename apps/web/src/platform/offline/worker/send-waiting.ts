import { listWaiting, readGrant, removeWaiting, type WaitingCall } from '../device-database.ts';
import { worker } from './worker-scope.ts';

/** Name of the background sync that sends waiting calls. */
export const SYNC_TAG = 'waiting-calls';

/**
 * Sends what waits for a network while no window is open; an open window sends by itself. Each lane goes in order and
 * stops at a call without a reply. Throws then, so that the browser tries again.
 */
export async function sendWaiting(): Promise<void> {
  const windows = await worker.clients.matchAll({ type: 'window', includeUncontrolled: true });
  if (windows.length > 0) return;
  const grant = await readGrant();
  if (grant === undefined) return;
  const calls = (await listWaiting(grant.member)).toSorted((a, b) => a.order - b.order);
  const lanes = Map.groupBy(calls, ({ lane }) => lane);
  const isAllSent = await Promise.all([...lanes.values()].map((lane) => sendLane(lane, grant.headers)));
  if (isAllSent.includes(false)) throw new Error('No network');
}

/** False where a call should be tried again. */
async function sendLane(calls: readonly WaitingCall[], headers: Readonly<Record<string, string>>): Promise<boolean> {
  for (const { id, url, body } of calls) {
    const reply = await fetch(url, {
      method: 'POST',
      headers: { ...headers, 'content-type': 'application/json' },
      credentials: 'omit',
      redirect: 'manual',
      body,
    }).catch(() => null);
    // The session has ended or needs a fresh token, which only a window requests.
    if (reply?.status === 401) return true;
    if (reply === null || reply.type === 'opaqueredirect' || reply.status === 429 || reply.status >= 500) return false;
    // A refusal is left to the window as well: it repeats the call and shows the reason.
    await removeWaiting([id]);
    if (!reply.ok) return true;
  }
  return true;
}
