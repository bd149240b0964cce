import { listWaiting, readGrant, removeWaiting, type Grant, type WaitingCall } from '../device-database.ts';
import { renewGrant } from './renew-grant.ts';
import { worker } from './worker-scope.ts';

/** Name of the background sync that sends waiting calls. */
export const SYNC_TAG = 'waiting-calls';

/**
 * Sends what waits for a network while no window is open; an open window sends by itself. Each lane goes in order and
 * stops at a call without a reply. Throws then, so that the browser tries again.
 */
export async function sendWaiting(): Promise<void> {
  if (await hasWindow()) return;
  const grant = await readGrant();
  if (grant === undefined) return;
  const calls = (await listWaiting(grant.member)).toSorted((a, b) => a.order - b.order);
  const lanes = [...Map.groupBy(calls, ({ lane }) => lane).values()];
  const outcomes = await sendLanes(lanes, grant);
  const late = lanes.filter((_, index) => outcomes[index] === 'expired');
  // A window that has opened meanwhile renews its token and sends.
  const renewed = late.length === 0 || (await hasWindow()) ? null : await renewGrant(grant);
  if (renewed !== null) outcomes.push(...(await sendLanes(late, renewed)));
  if (outcomes.includes('again')) throw new Error('No network');
}

async function hasWindow(): Promise<boolean> {
  return (await worker.clients.matchAll({ type: 'window', includeUncontrolled: true })).length > 0;
}

/** `again`: no reply; `expired`: the token or the session is over; `done`: the rest is left to a window. */
type Outcome = 'done' | 'again' | 'expired';

const sendLanes = (lanes: readonly (readonly WaitingCall[])[], { headers }: Grant): Promise<Outcome[]> =>
  Promise.all(lanes.map((lane) => sendLane(lane, headers)));

async function sendLane(calls: readonly WaitingCall[], headers: Grant['headers']): Promise<Outcome> {
  for (const { id, url, body } of calls) {
    const reply = await fetch(url, {
      method: 'POST',
      headers: { ...headers, 'content-type': 'application/json' },
      credentials: 'omit',
      redirect: 'manual',
      body,
    }).catch(() => null);
    if (reply?.status === 401) return 'expired';
    if (reply === null || reply.type === 'opaqueredirect' || reply.status === 429 || reply.status >= 500)
      return 'again';
    // A refusal is left to the window as well: it repeats the call and shows the reason.
    await removeWaiting([id]);
    if (!reply.ok) return 'done';
  }
  return 'done';
}
