import { goldFromCents } from '@peonia/core/money.ts';
import type { EventTransaction } from '../../../platform/realtime/transaction-with-events.ts';
import { notify } from '../../notifications/public.ts';
import { failAcceptedRequest } from '../desk/payment-request.sql.ts';
import { requestOfRefundKey } from '../desk/refund-key.ts';
import type { WebhookEvent } from '../gateways/payment-gateway.ts';
import { isForGold, lockOrder, type OrderRow } from '../orders/order.sql.ts';
import type { PaymentItem } from '../payment-item.ts';
import type { WebhookEventState } from '../webhooks/webhook-event.sql.ts';
import { insertFailedRefund, isRefundFailed, markRefundFailed, refundedOf, refundOfAmount } from './refund.sql.ts';
import { returnRefund } from './return-refund.ts';

/**
 * The provider accepted a refund and could not make it: the staff read that it failed. Where the provider had reported
 * the refund before (`at`), the books give its gold back, once for all events about it.
 */
export async function failRefund(
  call: EventTransaction,
  event: WebhookEvent,
  order: OrderRow,
  items: readonly PaymentItem[],
): Promise<WebhookEventState> {
  const { db } = call;
  const id = requestOfRefundKey(order, event.request ?? '');
  const isEnded = id !== null && (await failAcceptedRequest.run(db, { id, order_id: order.id })) === 1;
  const isBooked = event.at !== undefined && (await takeBack(call, event, order, items));
  return isEnded || isBooked ? 'applied' : 'ignored';
}

/** True unless this failure is known. Throws where the refund is a part of one that was reported with others. */
async function takeBack(
  call: EventTransaction,
  { refund, amount, at, event_id }: WebhookEvent,
  order: OrderRow,
  items: readonly PaymentItem[],
): Promise<boolean> {
  const { db } = call;
  const { gateway, id: order_id } = order;
  const failed_id = refund?.id ?? event_id;
  if (amount === null || at === undefined || (await isRefundFailed.one(db, { order_id, failed_id })).known)
    return false;
  const taken = await refundOfAmount.first(db, { order_id, amount });
  if (taken === undefined) {
    if ((await refundedOf.one(db, { order_id })).told >= amount)
      throw new Error(`The failed refund ${failed_id} was booked together with others`);
    await insertFailedRefund.run(db, { gateway, failed_id, order_id, amount, failed_at: at });
    return true;
  }
  await markRefundFailed.run(db, { order_id, refund_id: taken.refund_id, failed_id, failed_at: at });
  await returnRefund(call, order, { ...taken, items });
  await notifyPayer(call, await lockOrder.one(db, { id: order_id }), taken.gold);
  return true;
}

/** A pack comes back without gold. A fee whose thing has ended comes back as gold. */
async function notifyPayer({ db }: EventTransaction, order: OrderRow, gold: number): Promise<void> {
  await notify(db, {
    member_id: order.account_id,
    type: 'payclear',
    what: 'refund_failed',
    person_id: null,
    subject: order.id,
    ...(isForGold(order) || order.as_gold ? { facts: { amount: goldFromCents(gold) } } : {}),
  });
}
