import { getCall, getCurrentCall } from '@peonia/contract/calls.ts';
import { call as ask } from '../../../platform/api/call.ts';
import { openDevices } from '../line/open-devices.ts';
import { hangUp } from './answer.ts';
import { takeBackDevice } from './device.ts';
import { beginCall, openLine } from './follow-call.ts';

/**
 * What a page that has just begun, or was cut off for long, has missed: a call that rings, or the one that it was in
 * before a reload. Answers the ring, which is not this module's to show.
 */
export async function lookForCall() {
  const kept = await takeBackDevice();
  const { call, user } = await ask(getCurrentCall);
  if (call === null || user === null) return null;
  const isAnswered = call.status === 'connecting' || call.status === 'connected';
  if (!isAnswered) return call.device === null && call.caller === call.user_id ? { call, user } : null;
  if (kept === null || call.device !== kept) return null;
  const { ice_servers: servers } = await ask(getCall, { params: { id: call.call_id } });
  // The permission was given before the reload. Where it was not for good, the call goes on without a microphone only to be hung up.
  const local = await openDevices(call.kind === 'video');
  if (typeof local === 'string') {
    beginCall(call, user, { local: null }, servers);
    hangUp();
    return null;
  }
  beginCall(call, user, { local, line: 'lost' }, servers);
  openLine(true);
  return null;
}
