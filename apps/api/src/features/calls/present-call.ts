import type { Call } from '@peonia/contract/calls.ts';
import type { Limits } from '@peonia/contract/protocol/limits.ts';
import { goldFromCents } from '@peonia/core/money.ts';
import type { CallRow } from './call.sql.ts';

/**
 * Row → reply: an allow-list. Price fields are for the caller only; devices of the other participant are never
 * included.
 */
export function presentCall(row: CallRow, readerId: number, limits: Limits): Call {
  const isCaller = row.caller_id === readerId;
  return {
    call_id: row.id,
    kind: row.kind,
    status: row.status,
    caller: row.caller_id,
    user_id: isCaller ? row.callee_id : row.caller_id,
    device: isCaller ? row.caller_device : row.callee_device,
    direct: row.is_direct,
    relay_only: row.is_relayed,
    created_at: row.created_at.toISOString(),
    rings_until: new Date(row.created_at.getTime() + limits.call_ring_seconds * 1_000).toISOString(),
    connected_at: row.connected_at?.toISOString() ?? null,
    seconds: secondsOf(row),
    price: isCaller ? goldFromCents(row.price) : null,
    gold: isCaller ? goldFromCents(row.paid) : null,
    free_minutes: isCaller ? row.free_minutes : null,
    paid_until:
      isCaller && row.connected_at !== null ? new Date(nextMinuteAt(row, row.connected_at)).toISOString() : null,
    short: isCaller && row.is_balance_short,
  };
}

/** Duration in whole seconds, until now or the end of the call. */
export function secondsOf({ connected_at, ended_at, now }: Pick<CallRow, 'connected_at' | 'ended_at' | 'now'>): number {
  return connected_at === null
    ? 0
    : Math.max(0, Math.floor(((ended_at ?? now).getTime() - connected_at.getTime()) / 1_000));
}

/** Time at which the next unpaid minute begins, in milliseconds: the free seconds come first. */
export function nextMinuteAt(
  { minutes, free_seconds }: Pick<CallRow, 'minutes' | 'free_seconds'>,
  connectedAt: Date,
): number {
  return connectedAt.getTime() + free_seconds * 1_000 + minutes * 60_000;
}
