import { enqueue } from '../../../platform/outbox/outbox.ts';
import type { EventTransaction } from '../../../platform/realtime/transaction-with-events.ts';
import { bookSale, creditPurchase, emitBalance } from '../../ledger/public.ts';
import type { StoreFacts, WebhookEvent } from '../gateways/payment-gateway.ts';
import type { PaymentItem } from '../payment-item.ts';
import '../events.ts';
import { holdOrderGold } from '../refunds/hold-order.ts';
import { earlyWebhookEvents } from '../webhooks/webhook-event.sql.ts';
import { deliverOrder } from './deliver-order.ts';
import {
  arrivedRisky,
  beginReview,
  isForGold,
  lockOrder,
  markHeld,
  moveOrder,
  notePayment,
  noteStorePurchase,
  type OrderRow,
} from './order.sql.ts';
import { languageOf, presentOrder } from './present-order.ts';

/**
 * Credits a paid order: gold to the payer, a pack to its receiver, a fee to the feature of its thing. A payment under
 * review is credited and held until staff releases it.
 */
export async function creditOrder(
  call: EventTransaction,
  order: OrderRow,
  event: WebhookEvent,
  items: readonly PaymentItem[],
): Promise<void> {
  const { db, emit } = call;
  const isHeld = event.reason === 'risk' || order.reason === 'risk' || order.held_for.length > 0;
  if (event.store !== undefined) await noteStore(call, order, event.store);
  if (event.payment !== null) await notePayment.run(db, { id: order.id, provider_payment: event.payment });
  const books = { key: `order:${order.id}`, cause: 'order', cause_id: order.id, amount: order.gold };
  if (isForGold(order)) await creditPurchase(db, { ...books, kind: 'recharge', member_id: order.account_id });
  else await bookSale(db, { ...books, kind: order.month === null ? 'order' : 'vip' });
  await moveOrder.run(db, { id: order.id, state: 'credited', reason: null });

  if (isHeld) {
    if (isForGold(order)) await holdOrderGold(call, order);
    if (event.reason === 'risk') await beginReview.run(db, { id: order.id, review: event.review ?? arrivedRisky });
    await markHeld.run(db, { id: order.id });
  } else {
    await deliverOrder(call, order, items);
  }
  await enqueue(db, 'payments.credited', { order_id: order.id });
  await enqueue(db, 'payments.moved', { order_id: order.id });
  for (const { id } of await earlyWebhookEvents.all(db, { order_id: order.id }))
    await enqueue(db, 'payments.webhook-event', { event_id: id });
  const credited = await lockOrder.one(db, { id: order.id });
  emit(order.account_id, 'payment.changed', { order: presentOrder(credited, languageOf(credited)) });
  await emitBalance(call, order.account_id);
}

/** The store is told by a job of its own, once the payer has what they bought. */
async function noteStore({ db }: EventTransaction, { id }: OrderRow, { token, charged }: StoreFacts): Promise<void> {
  const { thousandths = null, currency = null } = charged ?? {};
  await noteStorePurchase.run(db, { id, token, thousandths, currency });
  await enqueue(db, 'payments.finish-store-purchase', { order_id: id });
}
