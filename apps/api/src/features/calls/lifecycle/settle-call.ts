import type { Limits } from '@peonia/contract/protocol/limits.ts';
import { isOver, stepCall, type CallAction } from '@peonia/core/calls/call-state.ts';
import type { Db } from '../../../platform/db/statement.ts';
import { readCallBalance, coversMinute } from '../billing/call-balance.ts';
import { chargeMinutes, type BillingContext } from '../billing/charge-minutes.ts';
import type { CallRow } from '../call.sql.ts';
import { nextMinuteAt } from '../present-call.ts';

/**
 * Updates a locked call to the current time: charges the started minutes and ends an expired call. Runs before every
 * change of a call.
 */
export async function settleCall(db: Db, call: CallRow, billing: BillingContext): Promise<CallRow> {
  if (isOver(call.status)) return call;
  const until = billedUntil(call, billing.limits);
  const row = until === null ? call : await chargeMinutes(db, call, until, billing);
  if (isOver(row.status)) return row;
  const end = expiryOf(row, billing.limits);
  if (end !== null) return endCall(row, end.action, end.at);
  if (row.connected_at === null) return row;
  const next = nextMinuteAt(row, row.connected_at);
  if (row.now.getTime() < next || (await isPayable(db, row, billing))) return row;
  return endCall(row, 'overdue', new Date(next));
}

/** Ends a call on behalf of the server, at the given time. */
export function endCall(call: CallRow, action: CallAction, at: Date): CallRow {
  const { status } = stepCall(call.status, action, 'server');
  return isOver(status) ? { ...call, status, ended_at: at } : call;
}

/** Whether the caller's funds cover the next minute. */
export async function isPayable(db: Db, call: CallRow, { limits, unpaid }: BillingContext): Promise<boolean> {
  return unpaid !== call.minutes + 1 && coversMinute(await readCallBalance(db, call.caller_id, limits), call);
}

/** Time until which both devices are known to be connected; null before the call was accepted. */
function bothSeenUntil({ caller_seen_at, callee_seen_at }: CallRow): Date | null {
  if (caller_seen_at === null || callee_seen_at === null) return null;
  return caller_seen_at < callee_seen_at ? caller_seen_at : callee_seen_at;
}

/**
 * Time until which the call is billed: the later heartbeat, so that the silence of one device makes nothing free, and
 * at most the time at which the server ends the call because of the earlier one. Null before the call was accepted.
 */
function billedUntil({ caller_seen_at, callee_seen_at }: CallRow, limits: Limits): Date | null {
  if (caller_seen_at === null || callee_seen_at === null) return null;
  const [one, other] = [caller_seen_at.getTime(), callee_seen_at.getTime()];
  return new Date(Math.min(Math.max(one, other), Math.min(one, other) + limits.call_lost_seconds * 1_000));
}

/** Why and when a call expired: the two may not meet, nobody answered, or a connection was lost. Null if it has not. */
function expiryOf(call: CallRow, limits: Limits): { action: CallAction; at: Date } | null {
  const { status, created_at, accepted_at, now } = call;
  const after = (from: Date, seconds: number) => new Date(from.getTime() + seconds * 1_000);
  // A blocked member sees the same as after a hangup.
  if (call.may_not_meet) return { action: 'hangup', at: now };
  const seenUntil = bothSeenUntil(call);
  if (seenUntil === null) {
    const missed = after(created_at, limits.call_ring_seconds);
    return missed <= now ? { action: 'missed', at: missed } : null;
  }
  if (after(seenUntil, limits.call_lost_seconds) <= now)
    return { action: 'disconnected', at: billedUntil(call, limits) ?? seenUntil };
  const given =
    accepted_at === null || status !== 'connecting' ? null : after(accepted_at, limits.call_connect_seconds);
  return given !== null && given <= now ? { action: 'disconnected', at: given } : null;
}
