import type { updateCall } from '@peonia/contract/calls.ts';
import type { BodyOf } from '@peonia/contract/endpoint.ts';
import { isOver, stepCall, type CallWish } from '@peonia/core/call-state.ts';
import { refuse } from '../../platform/http/refusal.ts';
import type { CallRow } from './call.sql.ts';

type Wish = BodyOf<typeof updateCall>;

export interface Changer {
  readonly side: 'caller' | 'callee';
  readonly has_relay: boolean;
}

/** What becomes of a call by what a device of one of the two says of it. Pure; throws the refusal where it may not. */
export function changeCall(call: CallRow, wish: Wish, changer: Changer): CallRow {
  const changed = changeStatus(call, wish, changer);
  const isLogged = changer.side === 'callee' && wish.seconds !== undefined && isOver(changed.status);
  return isLogged ? { ...changed, logged_seconds: wish.seconds ?? null } : changed;
}

function changeStatus(call: CallRow, wish: Wish, changer: Changer): CallRow {
  if (isOver(call.status)) {
    // Nothing leaves an end; what only repeats it is welcome.
    if (wish.status !== undefined && !isOver(wish.status)) throw refuse('call_over');
    return call;
  }
  if (isElsewhere(call, wish, changer)) {
    // A window that only learns now that a sibling has taken the call: it may ring in vain, or end it for all.
    if (wish.status === 'ringing') return call;
    if (wish.status !== 'hangup' && wish.status !== 'cancel') throw refuse('call_elsewhere');
  }
  return wish.status === undefined ? heard(call, changer) : move(call, wish, wish.status, changer);
}

function isElsewhere(call: CallRow, { device }: Wish, { side }: Changer): boolean {
  const own = side === 'caller' ? call.caller_device : call.callee_device;
  return own !== null && own !== device;
}

function heard(call: CallRow, { side }: Changer): CallRow {
  if (call.accepted_at === null) return call;
  return side === 'caller' ? { ...call, caller_seen_at: call.now } : { ...call, callee_seen_at: call.now };
}

function move(call: CallRow, wish: Wish, wished: CallWish, changer: Changer): CallRow {
  const { status, refusal } = stepCall(call.status, wished, changer.side);
  if (refusal !== null) throw refuse(refusal);
  if (isOver(status)) return { ...call, status, ended_at: call.now };
  if (status === call.status) return heard(call, changer);
  if (status === 'connecting') return take(call, wish, changer);
  if (status === 'connected')
    return { ...call, status, connected_at: call.now, caller_seen_at: call.now, callee_seen_at: call.now };
  return { ...call, status };
}

/** The one who is called takes it on this device. The two are connected directly only as friends who both say so. */
function take(call: CallRow, { device, direct }: Wish, { has_relay }: Changer): CallRow {
  const is_relayed = !(call.is_direct && direct === true && call.are_friends);
  if (is_relayed && !has_relay) throw refuse('call_direct_needed');
  return {
    ...call,
    status: 'connecting',
    callee_device: device,
    is_relayed,
    accepted_at: call.now,
    caller_seen_at: call.now,
    callee_seen_at: call.now,
  };
}
