import type { updateCall } from '@peonia/contract/calls.ts';
import type { BodyOf } from '@peonia/contract/protocol/endpoint.ts';
import { isOver, stepCall, type CallAction } from '@peonia/core/calls/call-state.ts';
import { refuse } from '../../../platform/http/refusal.ts';
import type { CallRow } from '../call.sql.ts';

type CallUpdate = BodyOf<typeof updateCall>;
/** Of a device, as everything but the log is. */
type DeviceUpdate = CallUpdate & { readonly device: string };

interface CallSide {
  readonly side: 'caller' | 'callee';
  readonly has_relay: boolean;
}

/** Applies an update sent by a device of one participant. Pure. Throws if the update is not allowed. */
export function applyCallUpdate(call: CallRow, update: CallUpdate, changer: CallSide): CallRow {
  const isLog = changer.side === 'callee' && update.seconds !== undefined;
  // A callee who hangs up sends the log beside the end: it may arrive before, and is no heartbeat.
  const changed = isLog && update.status === undefined ? call : changeStatus(call, update, changer);
  return isLog && changed.connected_at !== null ? { ...changed, logged_seconds: update.seconds ?? null } : changed;
}

function changeStatus(call: CallRow, sent: CallUpdate, changer: CallSide): CallRow {
  const { device } = sent;
  if (device === undefined) throw refuse('input_invalid', { field: 'device' });
  const update = { ...sent, device };
  if (isOver(call.status)) {
    // A final state never changes; repeating it is accepted.
    if (update.status !== undefined && !isOver(update.status)) throw refuse('call_over');
    return call;
  }
  if (isElsewhere(call, update, changer)) {
    // Another device of the callee has accepted the call: this one may still report `ringing`, and may hang up.
    if (update.status === 'ringing') return call;
    if (update.status !== 'hangup' && update.status !== 'cancel') throw refuse('call_elsewhere');
  }
  return update.status === undefined ? markSeen(call, changer) : changeToStatus(call, update, update.status, changer);
}

function isElsewhere(call: CallRow, { device }: DeviceUpdate, { side }: CallSide): boolean {
  const own = side === 'caller' ? call.caller_device : call.callee_device;
  return own !== null && own !== device;
}

function markSeen(call: CallRow, { side }: CallSide): CallRow {
  if (call.accepted_at === null) return call;
  return side === 'caller' ? { ...call, caller_seen_at: call.now } : { ...call, callee_seen_at: call.now };
}

function changeToStatus(call: CallRow, update: DeviceUpdate, requestedStatus: CallAction, changer: CallSide): CallRow {
  const { status, refusal } = stepCall(call.status, requestedStatus, changer.side);
  if (refusal !== null) throw refuse(refusal);
  if (isOver(status)) return { ...call, status, ended_at: call.now };
  if (status === call.status) return markSeen(call, changer);
  if (status === 'connecting') return acceptCall(call, update, changer);
  if (status === 'connected') return connectSide(call, changer);
  return { ...call, status };
}

/** A call is connected, and its meter runs, once both devices have said so. */
function connectSide(call: CallRow, changer: CallSide): CallRow {
  const isCaller = changer.side === 'caller';
  const said = {
    ...markSeen(call, changer),
    caller_connected: isCaller || call.caller_connected,
    callee_connected: !isCaller || call.callee_connected,
  };
  if (!said.caller_connected || !said.callee_connected) return said;
  return { ...said, status: 'connected', connected_at: call.now };
}

/** Accepts the call on this device. The connection is direct only between friends who both agreed. */
function acceptCall(call: CallRow, { device, direct }: DeviceUpdate, { has_relay }: CallSide): CallRow {
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
