import { entitlementsOf } from '@peonia/contract/money/entitlements.ts';
import type { Limits } from '@peonia/contract/protocol/limits.ts';
import type { Db } from '../../../platform/db/statement.ts';
import { Refusal } from '../../../platform/http/refusal.ts';
import { readVip } from '../../accounts/public.ts';
import { earnerOf, spendGold } from '../../ledger/public.ts';
import type { CallRow } from '../call.sql.ts';
import { nextMinuteAt } from '../present-call.ts';
import { insertMinute, takeFreeMinute } from './minute.sql.ts';

/** A minute that the ledger refused. Rolls the transaction back; the call is processed again knowing this. */
export class UnpaidMinute extends Error {
  readonly minute: number;

  constructor(minute: number) {
    super(`Minute ${minute} cannot be paid`);
    this.minute = minute;
  }
}

export interface BillingContext {
  readonly limits: Limits;
  /** Number of the minute that was refused; the call ends when it begins. */
  readonly unpaid: number | null;
}

/**
 * Charges all started minutes up to `until`. Each minute has its number as idempotency key, in the ledger and in
 * `call_minute`. Source: decisions "Money: Calls".
 */
export async function chargeMinutes(db: Db, call: CallRow, until: Date, billing: BillingContext): Promise<CallRow> {
  let row = call;
  while (row.connected_at !== null && nextMinuteAt(row, row.connected_at) <= until.getTime()) {
    if (row.minutes + 1 === billing.unpaid)
      return { ...row, status: 'overdue', ended_at: new Date(nextMinuteAt(row, row.connected_at)) };
    row = await chargeMinute(db, row, billing.limits);
  }
  return row;
}

async function chargeMinute(db: Db, call: CallRow, limits: Limits): Promise<CallRow> {
  const minute = call.minutes + 1;
  const isFree = call.kind === 'voice' && (await usesFreeMinute(db, call.caller_id, limits));
  const gold = isFree ? 0 : call.price;
  if (!isFree) await payMinute(db, call, minute, limits);
  await insertMinute.run(db, { call_id: call.id, minute, gold });
  return { ...call, minutes: minute, paid: call.paid + gold, free_minutes: call.free_minutes + Number(isFree) };
}

async function usesFreeMinute(db: Db, memberId: number, limits: Limits): Promise<boolean> {
  const { vip } = await readVip(db, memberId);
  const most = entitlementsOf({ vip, verified: true }, limits).voice_minutes_per_day;
  return most > 0 && (await takeFreeMinute.first(db, { member_id: memberId, most })) !== undefined;
}

async function payMinute(
  db: Db,
  { id, caller_id, callee_id, price, earner_share }: CallRow,
  minute: number,
  limits: Limits,
): Promise<void> {
  const earner = await earnerOf(db, callee_id, limits);
  try {
    await spendGold(db, {
      key: `call:${id}:${minute}`,
      kind: 'call',
      cause: 'call',
      cause_id: id,
      other_id: callee_id,
      member_id: caller_id,
      price,
      ...(earner === null ? {} : { earner: { ...earner, basis_points: earner_share ?? earner.basis_points } }),
    });
  } catch (error) {
    if (error instanceof Refusal) throw new UnpaidMinute(minute);
    throw error;
  }
}
