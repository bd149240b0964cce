import { type CallKind, startCall } from '@peonia/contract/calls.ts';
import type { MemberCard } from '@peonia/contract/profiles/member-card.ts';
import { call as ask } from '../../../platform/api/call.ts';
import { closeDevices, type DeviceProblem, openDevices } from '../connection/open-devices.ts';
import { beginCall } from './call-lifecycle.ts';
import { deviceId } from './device-id.ts';
import { currentCall, isInCall } from './running-call.ts';

/**
 * Calls a member. Opens the microphone first, so that nothing rings or costs without permission. Returns a device
 * problem or null; throws a server refusal.
 */
export async function dial(user: MemberCard, kind: CallKind, direct: boolean): Promise<DeviceProblem | null> {
  if (isInCall(currentCall())) return null;
  const local = await openDevices(kind === 'video');
  if (typeof local === 'string') return local;
  try {
    const { call, ice_servers: servers } = await ask(startCall, {
      body: { user_id: user.user_id, kind, direct, device: deviceId(), client_id: crypto.randomUUID() },
    });
    beginCall(call, user, { local }, servers);
    return null;
  } catch (error) {
    closeDevices(local);
    throw error;
  }
}
