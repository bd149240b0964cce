import { getCall, getCurrentCall } from '@peonia/contract/calls.ts';
import { call as ask } from '../../../platform/api/call.ts';
import { openDevices } from '../connection/open-devices.ts';
import { hangUp } from './answer-call.ts';
import { beginCall, openConnection } from './call-lifecycle.ts';
import { restoreDeviceId } from './device-id.ts';

/**
 * Finds a call this page has missed: one that rings, which is returned, or the one it was in before a reload, which is
 * resumed.
 */
export async function findMissedCall() {
  const kept = await restoreDeviceId();
  const { call, user } = await ask(getCurrentCall);
  if (call === null || user === null) return null;
  const isAnswered = call.status === 'connecting' || call.status === 'connected';
  if (!isAnswered) return call.device === null && call.caller === call.user_id ? { call, user } : null;
  if (kept === null || call.device !== kept) return null;
  const { ice_servers: servers } = await ask(getCall, { params: { id: call.call_id } });
  // The permission was given before the reload. Without it the call is resumed only to be ended.
  const local = await openDevices(call.kind === 'video');
  if (typeof local === 'string') {
    beginCall(call, user, { local: null }, servers);
    hangUp();
    return null;
  }
  beginCall(call, user, { local, line: 'lost' }, servers);
  openConnection(true);
  return null;
}
