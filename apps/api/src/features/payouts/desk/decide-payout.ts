import type { PayoutState } from '@peonia/contract/payouts/cash-out.ts';
import type { decidePayout as endpoint, PayoutAct, PayoutCase } from '@peonia/contract/payouts/payout-desk.ts';
import { isCalendarDay } from '@peonia/core/calendar-day.ts';
import type { Db } from '../../../platform/db/statement.ts';
import type { Call } from '../../../platform/http/call.ts';
import { refuse } from '../../../platform/http/refusal.ts';
import { payHeldEarned, returnEarned } from '../../ledger/public.ts';
import { formatMoney } from '../../payments/public.ts';
import { notifyPartner } from '../request/notify-partner.ts';
import { payoutStop } from '../request/payout-stop.ts';
import {
  approvedToday,
  approvePayout,
  countApproved,
  endPayout,
  lockPayout,
  payPayout,
  uncountApproved,
  type PayoutRequest,
} from '../request/request.sql.ts';
import { presentCase, type DeskContext } from './read-payout-case.ts';

type DecideCall = Call<typeof endpoint>;

/** The states an act is for. */
const statesFor: Readonly<Record<PayoutAct, readonly PayoutState[]>> = {
  approve: ['requested'],
  pay: ['approved'],
  refuse: ['requested', 'approved'],
  fail: ['approved', 'paid'],
};

/** Moves a payout on. The act is logged, and the partner is told. */
export async function decidePayout(call: DecideCall, context: DeskContext): Promise<PayoutCase> {
  const { db, caller, params, body } = call;
  await context.staff.requireFreshStaff(db, caller, 'payouts.decide');
  const payout = await lockPayout.first(db, { id: params.id });
  if (payout === undefined) throw refuse('not_found');
  if (payout.member_id === caller.id) throw refuse('act_on_oneself');
  if (!statesFor[body.act].includes(payout.state)) throw refuse('payout_moved');
  if (body.act === 'refuse' && payout.file_id !== null) throw refuse('payout_moved');
  const detail = body.act === 'pay' ? paymentOf(body).reference : reasonOf(body);
  const moved = await move(call, payout, context);
  await context.staff.noteAct(db, {
    staff_id: caller.id,
    act: `payout.${moved.state}`,
    subject: 'payout',
    subject_ids: [payout.id],
    before: payout.state,
    after: moved.state,
    detail,
  });
  await notifyPartner(call, moved, context.seal);
  call.afterCommit(context.nudge);
  return presentCase(db, moved, { readerId: caller.id, context });
}

async function move(call: DecideCall, payout: PayoutRequest, context: DeskContext): Promise<PayoutRequest> {
  const { db, caller, body } = call;
  const { id } = payout;
  const staff_id = caller.id;
  switch (body.act) {
    case 'approve':
      await requireNoStop(db, payout, context);
      await countToday(call, payout, context);
      return approvePayout.one(db, { id, staff_id });
    case 'pay': {
      if (payout.approved_by === caller.id) throw refuse('staff_second_person');
      // In a file it is on its way already: what happened is recorded.
      if (payout.file_id === null) await requireNoStop(db, payout, context);
      await payHeldEarned(db, payout);
      return payPayout.one(db, { id, staff_id, ...paymentOf(body) });
    }
    case 'refuse':
    case 'fail': {
      await returnEarned(db, payout, payout.state === 'paid' ? 'paid' : 'waiting');
      if (payout.state === 'approved' && payout.approved_at !== null)
        await uncountApproved.run(db, { amount: payout.amount, approved_at: payout.approved_at });
      const state = body.act === 'refuse' ? 'refused' : 'failed';
      return endPayout.one(db, { id, state, staff_id, reason: reasonOf(body) });
    }
  }
}

async function requireNoStop(db: Db, { member_id }: PayoutRequest, context: DeskContext): Promise<void> {
  const stop = await payoutStop(db, member_id, context);
  if (stop === 'books') throw refuse('payout_paused');
  if (stop !== null) throw refuse('payout_held');
}

/** Throws `payout_day_full` beyond the cap of the day. */
async function countToday(
  { db, language }: DecideCall,
  { amount }: PayoutRequest,
  { limits }: DeskContext,
): Promise<void> {
  const most = limits.payout_daily_usd * 100;
  if ((await countApproved.first(db, { amount, most })) !== undefined) return;
  const left = Math.max(0, most - (await approvedToday.one(db, {})).amount);
  throw refuse('payout_day_full', { amount: formatMoney(left, 'USD', language) });
}

function reasonOf({ reason = '' }: DecideCall['body']): string {
  if (reason.trim().length < 5) throw refuse('input_invalid', { field: 'reason' });
  return reason.trim();
}

/** Reference and day of a payment; the day is not in the future. */
function paymentOf({ reference = '', paid_on = '' }: DecideCall['body']): { reference: string; paid_on: string } {
  if (reference.trim().length < 3) throw refuse('input_invalid', { field: 'reference' });
  // A day that has begun anywhere on earth.
  const latest = new Date(Date.now() + 14 * 3_600_000).toISOString().slice(0, 10);
  if (!isCalendarDay(paid_on) || paid_on > latest) throw refuse('input_invalid', { field: 'paid_on' });
  return { reference: reference.trim(), paid_on };
}
