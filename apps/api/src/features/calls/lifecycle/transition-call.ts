import { isOver } from '@peonia/core/calls/call-state.ts';
import type { Db } from '../../../platform/db/statement.ts';
import { refuse } from '../../../platform/http/refusal.ts';
import { transactionWithEvents, type Emit } from '../../../platform/realtime/transaction-with-events.ts';
import { markThreadAnswered } from '../../chat/public.ts';
import { emitBalance } from '../../ledger/public.ts';
import { chargeMinutes, UnpaidMinute, type BillingContext } from '../billing/charge-minutes.ts';
import { takeFreeSeconds } from '../billing/free-pair.sql.ts';
import type { CallContext } from '../call-context.ts';
import { releaseMembers, lockCall, lockCallOf, storeCall, type CallRow } from '../call.sql.ts';
import { presentCall } from '../present-call.ts';
import { sendCallMessage } from './send-call-message.ts';
import { isPayable, settleCall } from './settle-call.ts';

/** Who changes the call: a participant, or null for the server. */
interface CallTransition {
  readonly id: number;
  readonly member_id: number | null;
}

/**
 * Changes a call in one transaction: lock, settle, apply the change, charge the last minutes, emit events. The message
 * of an ended call is written afterwards; if that fails, the call clock retries.
 */
export async function transitionCall(
  context: CallContext,
  transition: CallTransition,
  change: (call: CallRow) => CallRow,
): Promise<CallRow> {
  const moved = await transitionWithRetry(context, transition, change, null);
  if (isOver(moved.status) && !moved.is_message_sent) await sendCallMessage(context, moved).catch(leaveToClock);
  return moved;
}

/**
 * Ignores the failure: the call is ended and paid, and the call clock retries its message within a second and logs the
 * error.
 */
export function leaveToClock(): void {}

/** If the ledger refuses a minute, the transition is repeated with the call ending at that minute. */
async function transitionWithRetry(
  context: CallContext,
  transition: CallTransition,
  change: (call: CallRow) => CallRow,
  unpaid: number | null,
): Promise<CallRow> {
  try {
    return await transactionWithEvents(context, ({ db, emit }) =>
      transitionLocked(db, emit, transition, change, { limits: context.limits, unpaid }),
    );
  } catch (error) {
    if (!(error instanceof UnpaidMinute) || unpaid !== null) throw error;
    return transitionWithRetry(context, transition, change, error.minute);
  }
}

async function transitionLocked(
  db: Db,
  emit: Emit,
  { id, member_id }: CallTransition,
  change: (call: CallRow) => CallRow,
  billing: BillingContext,
): Promise<CallRow> {
  const before = member_id === null ? await lockCall.first(db, { id }) : await lockCallOf.first(db, { id, member_id });
  if (before === undefined) throw refuse('not_found');
  const changed = await claimFreeSeconds(db, before, change(await settleCall(db, before, billing)));
  const paid =
    changed.ended_at !== null && before.ended_at === null
      ? await chargeMinutes(db, changed, changed.ended_at, billing)
      : changed;
  const after =
    paid.status === 'connected' ? { ...paid, is_balance_short: !(await isPayable(db, paid, billing)) } : paid;
  await storeCall.run(db, after);
  if (isOver(after.status) && !isOver(before.status)) await releaseMembers.run(db, { call_id: id });
  if (before.accepted_at === null && after.accepted_at !== null)
    await markThreadAnswered({ db, emit }, after.callee_id, after.caller_id);
  emitCallChanged(emit, before, after, billing);
  if (after.paid > before.paid) await emitBalance({ db, emit }, after.caller_id);
  return after;
}

/** A call that has just connected is free at first, unless the two have had their free seconds of the day. */
async function claimFreeSeconds(db: Db, before: CallRow, call: CallRow): Promise<CallRow> {
  if (before.connected_at !== null || call.connected_at === null) return call;
  const taken = await takeFreeSeconds.first(db, { one: call.caller_id, other: call.callee_id });
  return taken === undefined ? { ...call, free_seconds: 0 } : call;
}

/** Emits `call.changed` to each participant whose view changed, apart from the running seconds. */
function emitCallChanged(emit: Emit, before: CallRow, after: CallRow, { limits }: BillingContext): void {
  for (const reader of [after.caller_id, after.callee_id]) {
    const call = presentCall(after, reader, limits);
    const old = presentCall(before, reader, limits);
    if (JSON.stringify({ ...call, seconds: 0 }) !== JSON.stringify({ ...old, seconds: 0 }))
      emit(reader, 'call.changed', { call });
  }
}
