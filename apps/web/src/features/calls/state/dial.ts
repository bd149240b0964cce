import { type CallKind, startCall } from '@peonia/contract/calls.ts';
import type { MemberCard } from '@peonia/contract/member-card.ts';
import { call as ask } from '../../../platform/api/call.ts';
import { closeDevices, type DeviceProblem, openDevices } from '../line/open-devices.ts';
import { device } from './device.ts';
import { beginCall } from './follow-call.ts';
import { currentCall, isInCall } from './running.ts';

/**
 * Calls a member. The microphone comes first: what the browser does not allow must not ring, and not cost. Answers why
 * nothing is heard or seen; throws what the server refuses.
 */
export async function dial(user: MemberCard, kind: CallKind, direct: boolean): Promise<DeviceProblem | null> {
  if (isInCall(currentCall())) return null;
  const local = await openDevices(kind === 'video');
  if (typeof local === 'string') return local;
  try {
    const { call, ice_servers: servers } = await ask(startCall, {
      body: { user_id: user.user_id, kind, direct, device: device(), client_id: crypto.randomUUID() },
    });
    beginCall(call, user, { local }, servers);
    return null;
  } catch (error) {
    closeDevices(local);
    throw error;
  }
}
