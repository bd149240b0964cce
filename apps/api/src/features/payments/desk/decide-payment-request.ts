import { type decidePaymentRequest as endpoint, type PaymentCase } from '@peonia/contract/money/payment-desk.ts';
import type { Call } from '../../../platform/http/call.ts';
import { refuse } from '../../../platform/http/refusal.ts';
import { enqueue, type Outbox } from '../../../platform/outbox/outbox.ts';
import type { StaffAccess } from '../../accounts/public.ts';
import { notify } from '../../notifications/public.ts';
import '../events.ts';
import { unlockDisputes } from '../disputes/dispute.sql.ts';
import type { Gateways } from '../gateways/open-gateways.ts';
import { hasDisputed, lockOrder, type OrderRow } from '../orders/order.sql.ts';
import type { PaymentItem } from '../payment-item.ts';
import { formatMoney } from '../prices/format-money.ts';
import { releaseOrder } from '../refunds/release-order.ts';
import { isPossible, leftToRefund, lockKnownOrder } from './ask-payment-act.ts';
import { decideRequest, lockRequest, type RequestRow } from './payment-request.sql.ts';
import { presentCase } from './read-payment-case.ts';

type DecideCall = Call<typeof endpoint>;

interface Deciding {
  readonly staff: StaffAccess;
  readonly nudge: Outbox['nudge'];
  readonly items: readonly PaymentItem[];
  readonly gateways: Gateways;
}

/** A second person confirms or refuses; the person who asked may only take the request back. */
export async function decidePaymentRequest(call: DecideCall, deciding: Deciding): Promise<PaymentCase> {
  const { staff, nudge, items, gateways } = deciding;
  const { db, caller, params, body } = call;
  await staff.requireFreshStaff(db, caller, 'payments.decide');
  const order = await lockKnownOrder(db, params.id);
  const request = await lockRequest.first(db, { id: body.request });
  if (request === undefined || request.order_id !== order.id) throw refuse('not_found');
  if (request.state !== 'open') throw refuse('payment_act_over');
  if (body.confirm && request.asked_by === caller.id) throw refuse('staff_second_person');
  if (body.confirm && order.account_id === caller.id) throw refuse('act_on_oneself');
  const detail = body.reason.trim();
  if (detail.length < 5) throw refuse('input_invalid', { field: 'reason' });
  const state = body.confirm ? await carryOut(call, { request, order, items, gateways }) : 'refused';
  await decideRequest.run(db, { id: request.id, state, decided_by: caller.id, detail });
  await staff.noteAct(db, {
    staff_id: caller.id,
    act: `payment.${request.act}-${body.confirm ? 'confirmed' : 'refused'}`,
    subject: 'payment',
    subject_ids: [order.id],
    detail,
  });
  call.afterCommit(nudge);
  return presentCase(db, await lockOrder.one(db, { id: order.id }), caller.id);
}

interface ToCarryOut extends Pick<Deciding, 'items' | 'gateways'> {
  readonly request: RequestRow;
  readonly order: OrderRow;
}

/**
 * Releases and unlocks happen here. A worker sends refunds and evidence to the provider; the books follow the event of
 * a refund.
 */
async function carryOut(
  call: DecideCall,
  { request, order, items, gateways }: ToCarryOut,
): Promise<'approved' | 'done'> {
  const { db, language } = call;
  if (!(await isPossible(db, order, { act: request.act, gateways }))) throw refuse('payment_act_over');
  if (request.act === 'release') {
    await releaseOrder(call, order, items);
    return 'done';
  }
  if (request.act === 'unlock') {
    await unlockDisputes.run(db, { order_id: order.id });
    await enqueue(db, 'payments.unlocked', { order_id: order.id });
    // Another dispute may still lock the payer.
    if (!(await hasDisputed.one(db, { account_id: order.account_id })).disputed)
      await notify(db, {
        member_id: order.account_id,
        type: 'payclear',
        what: 'unlocked',
        person_id: null,
        subject: order.id,
      });
    return 'done';
  }
  if (request.act === 'evidence') {
    await enqueue(db, 'payments.evidence', { request_id: request.id });
    return 'approved';
  }
  const left = await leftToRefund(db, order);
  if ((request.amount ?? 0) > left)
    throw refuse('refund_too_large', { amount: formatMoney(left, order.currency, language) });
  await enqueue(db, 'payments.refund', { request_id: request.id });
  return 'approved';
}
