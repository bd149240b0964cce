import { type askPaymentAct as endpoint, type PaymentCase } from '@peonia/contract/money/payment-desk.ts';
import type { Db } from '../../../platform/db/statement.ts';
import type { Call } from '../../../platform/http/call.ts';
import { readReason } from '../../../platform/http/reading/read-reason.ts';
import { refuse } from '../../../platform/http/refusal.ts';
import type { StaffAccess } from '../../accounts/public.ts';
import { disputeToAnswer } from '../dispute-desk/dispute-desk.sql.ts';
import { isLocking } from '../disputes/dispute.sql.ts';
import type { Gateways } from '../gateways/open-gateways.ts';
import { lockOrder, orderByPublicId, type OrderRow } from '../orders/order.sql.ts';
import { formatMoney } from '../prices/format-money.ts';
import { refundedOf } from '../refunds/refund.sql.ts';
import { insertRequest, requestUnderWay, type RequestRow } from './payment-request.sql.ts';
import { presentCase } from './read-payment-case.ts';

/**
 * Asks to release, refund or unlock a payment of somebody else, or to send evidence about it. One request a payment
 * waits at a time; nothing moves before it is confirmed.
 */
export async function askPaymentAct(
  { db, caller, params, body, language }: Call<typeof endpoint>,
  { staff, gateways }: { readonly staff: StaffAccess; readonly gateways: Gateways },
): Promise<PaymentCase> {
  await staff.requireFreshStaff(db, caller, 'payments.decide');
  const order = await lockKnownOrder(db, params.id);
  if (order.account_id === caller.id) throw refuse('act_on_oneself');
  const left = await leftToRefund(db, order);
  const amount = body.act === 'refund' ? Math.round((body.amount ?? left / 100) * 100) : null;
  if (!(await isPossible(db, order, { act: body.act, gateways }))) throw refuse('payment_act_over');
  if (amount !== null && (amount <= 0 || amount > left))
    throw refuse('refund_too_large', { amount: formatMoney(left, order.currency, language) });
  const reason = readReason(body.reason);
  const asked = await insertRequest.first(db, {
    order_id: order.id,
    act: body.act,
    amount,
    reason,
    asked_by: caller.id,
    dispute_id: body.act === 'evidence' ? (await disputeToAnswer.one(db, { order_id: order.id })).id : null,
  });
  if (asked === undefined) {
    const other = await requestUnderWay.first(db, { order_id: order.id });
    throw refuse(other?.state === 'approved' ? 'payment_act_sending' : 'payment_act_open');
  }
  await staff.noteAct(db, {
    staff_id: caller.id,
    act: `payment.${body.act}-asked`,
    subject: 'payment',
    subject_ids: [order.id],
    detail: reason,
  });
  return presentCase(db, order, caller.id);
}

/** Whether the act would still do something. */
export async function isPossible(
  db: Db,
  order: OrderRow,
  { act, gateways }: { readonly act: RequestRow['act']; readonly gateways: Gateways },
): Promise<boolean> {
  if (act === 'evidence')
    return (
      gateways.get(order.gateway)?.evidence !== undefined &&
      (await disputeToAnswer.first(db, { order_id: order.id })) !== undefined
    );
  if (act === 'unlock') return (await isLocking.one(db, { order_id: order.id })).locking;
  return act === 'release' ? order.is_held : order.state === 'credited';
}

export async function lockKnownOrder(db: Db, publicId: string): Promise<OrderRow> {
  const known = await orderByPublicId.first(db, { public_id: publicId });
  if (known === undefined) throw refuse('not_found');
  return lockOrder.one(db, { id: known.id });
}

/** Hundredths of the order's currency that were not given back yet. */
export async function leftToRefund(db: Db, order: Pick<OrderRow, 'id' | 'amount'>): Promise<number> {
  return order.amount - (await refundedOf.one(db, { order_id: order.id })).amount;
}
