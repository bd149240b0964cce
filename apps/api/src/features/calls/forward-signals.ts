import type { sendCallSignals as endpoint } from '@peonia/contract/calls.ts';
import { isOver } from '@peonia/core/calls/call-state.ts';
import type { Call } from '../../platform/http/call.ts';
import { refuse } from '../../platform/http/refusal.ts';
import type { CallContext } from './call-context.ts';
import { countSignals, readCallOf } from './call.sql.ts';
import { hideAddresses } from './relay/hide-addresses.ts';

/** A frame holds at most 64 kB including JSON syntax. */
const textMax = 48_000;

/** Forwards WebRTC signals between the two devices of an active call. Signals are never stored. */
export async function forwardSignals(
  { db, params, body, caller }: Call<typeof endpoint>,
  { realtime, limits }: CallContext,
): Promise<Record<string, never>> {
  const call = await readCallOf.first(db, { id: params.id, member_id: caller.id });
  if (call === undefined) throw refuse('not_found');
  if (isOver(call.status) || call.may_not_meet) throw refuse('call_over');
  const isCaller = call.caller_id === caller.id;
  const [own, other] = isCaller ? [call.caller_device, call.callee_device] : [call.callee_device, call.caller_device];
  if (own === null || other === null) throw refuse('call_out_of_order');
  if (own !== body.device) throw refuse('call_elsewhere');
  const characters = body.items.reduce((sum, { text }) => sum + text.length, 0);
  if (
    characters > textMax ||
    (await countSignals.first(db, { id: call.id, more: body.items.length, most: limits.call_signals_max })) ===
      undefined
  )
    throw refuse('call_signals_full');
  const items = call.is_relayed ? hideAddresses(body.items) : body.items;
  if (items.length > 0)
    realtime.pass(isCaller ? call.callee_id : call.caller_id, {
      type: 'call.signal',
      call_id: call.id,
      device: other,
      items,
    });
  return {};
}
