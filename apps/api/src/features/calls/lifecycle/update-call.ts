import type { updateCall as endpoint } from '@peonia/contract/calls.ts';
import type { ReplyOf } from '@peonia/contract/protocol/endpoint.ts';
import type { Call } from '../../../platform/http/call.ts';
import type { CallContext } from '../call-context.ts';
import { callSetup } from '../call-setup.ts';
import { presentCall } from '../present-call.ts';
import { applyCallUpdate } from './apply-call-update.ts';
import { transitionCall } from './transition-call.ts';

/** Updates the state of a call, or records a heartbeat of the device. */
export async function updateCall(
  { db, params, body, caller }: Call<typeof endpoint>,
  context: CallContext,
): Promise<ReplyOf<typeof endpoint>> {
  const has_relay = context.relay.urls.length > 0;
  const moved = await transitionCall(context, { id: params.id, member_id: caller.id }, (call) =>
    applyCallUpdate(call, body, { side: call.caller_id === caller.id ? 'caller' : 'callee', has_relay }),
  );
  // Only the answer to a call needs the relay; heartbeats do not.
  if (body.status === 'connecting') return callSetup(db, moved, caller.id, context);
  return { call: presentCall(moved, caller.id, context.limits), ice_servers: [], ice_until: null };
}
