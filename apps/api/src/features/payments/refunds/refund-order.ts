import { goldFromCents } from '@peonia/core/money.ts';
import { enqueue } from '../../../platform/outbox/outbox.ts';
import type { EventTransaction } from '../../../platform/realtime/transaction-with-events.ts';
import { emitBalance, takeBackPurchase, takeBackSale } from '../../ledger/public.ts';
import { takeBackPack } from '../../membership/public.ts';
import { notify } from '../../notifications/public.ts';
import type { WebhookEvent } from '../gateways/payment-gateway.ts';
import { itemPayment } from '../orders/item-payment.ts';
import { isForGold, lockOrder, moveOrder, type OrderRow } from '../orders/order.sql.ts';
import { languageOf, presentOrder } from '../orders/present-order.ts';
import type { PaymentItem } from '../payment-item.ts';
import { goldFor } from '../prices/price.ts';
import type { WebhookEventState } from '../webhooks/webhook-event.sql.ts';
import { releaseOrderGold, holdOrderGold } from './hold-order.ts';
import { disputeOf, failedRefundsOf, insertRefund, isRefunded, refundedOf } from './refund.sql.ts';

/**
 * Refunds an order: the books take the same share of the gold back, and gold that was spent becomes a debt. A full
 * refund ends the order and the remaining days of a pack. Repeated and partial refunds never exceed the payment.
 */
export async function refundOrder(
  call: EventTransaction,
  event: WebhookEvent,
  order: OrderRow,
  items: readonly PaymentItem[],
): Promise<WebhookEventState> {
  const { db, emit } = call;
  const { gateway, id: order_id } = order;
  const failed = await failedRefundsOf.one(db, { order_id, before: event.at ?? null });
  const refund_id = refundIdOf(event, failed.earlier);
  if ((await isRefunded.one(db, { gateway, refund_id })).known) return 'ignored';
  // The same money under the provider's other id: what arrived first has taken it.
  if (
    event.refund?.hasTwoIds === true &&
    (await disputeOf.first(db, { order_id, refund_id, amount: event.amount ?? 0 }))
  )
    return 'ignored';
  const before = await refundedOf.one(db, { order_id });
  // A running total goes down with each refund that fails: compared is what was refunded with what failed of it.
  const stated = event.refund?.isTotal === true ? before.told + failed.amount - failed.earlier : 0;
  const told = (event.amount ?? 0) - stated;
  const amount = Math.min(told, order.amount - before.amount);
  if (amount <= 0) return 'ignored';

  const kind = event.kind === 'disputed' ? 'chargeback' : 'refund';
  const gold = goldFor(before.amount + amount, order) - before.gold;
  const isWhole = before.amount + amount >= order.amount;
  // Held gold is taken first; the rest stays held.
  const keepsBack = order.is_held && isForGold(order) && gold > 0;
  if (keepsBack) await releaseOrderGold(call, order);
  await insertRefund.run(db, { gateway, refund_id, order_id, kind, amount, gold });
  if (gold > 0) await takeGold(call, order, { key: `order:${order_id}:${refund_id}`, kind, amount: gold });
  if (keepsBack && !isWhole) await holdOrderGold(call, order);
  if (isWhole) {
    await takeBackPack(db, `order:${order.public_id}`);
    await takeBackItem(call, order, items);
    await moveOrder.run(db, {
      id: order_id,
      state: 'refunded',
      reason: event.kind === 'disputed' ? 'disputed' : 'refunded',
    });
  }
  await enqueue(db, 'payments.moved', { order_id });
  if (kind === 'refund') await notifyRefund(call, order, { amount, gold });
  const changed = await lockOrder.one(db, { id: order_id });
  emit(order.account_id, 'payment.changed', { order: presentOrder(changed, languageOf(changed)) });
  await emitBalance(call, order.account_id);
  if (isWhole && order.target_id !== order.account_id) await emitBalance(call, order.target_id);
  return 'applied';
}

/** The same running total after a failed refund is another refund. */
function refundIdOf({ refund, event_id }: WebhookEvent, failedEarlier: number): string {
  const id = refund?.id ?? event_id;
  return refund?.isTotal === true && failedEarlier > 0 ? `${id}:${failedEarlier}` : id;
}

/** A thing that was delivered ends with its payment. One under review was never delivered. */
async function takeBackItem(call: EventTransaction, order: OrderRow, items: readonly PaymentItem[]): Promise<void> {
  if (order.item === null || order.as_gold || order.is_held) return;
  const { item, payment } = itemPayment(order, items);
  await item.refunded(call, payment);
}

/** The payer is told in the app and by mail. A pack is refunded without gold. */
async function notifyRefund(
  { db }: EventTransaction,
  order: OrderRow,
  { amount, gold }: { amount: number; gold: number },
): Promise<void> {
  await enqueue(db, 'payments.refunded', { order_id: order.id, amount });
  await notify(db, {
    member_id: order.account_id,
    type: 'payclear',
    what: 'refunded',
    person_id: null,
    subject: order.id,
    ...(isForGold(order) ? { facts: { amount: goldFromCents(gold) } } : {}),
  });
}

/** From its destination: the payer's gold, or the revenue account for a pack. */
async function takeGold(
  { db }: EventTransaction,
  order: OrderRow,
  books: { key: string; kind: 'refund' | 'chargeback'; amount: number },
): Promise<void> {
  const line = { ...books, cause: 'order', cause_id: order.id };
  if (isForGold(order) || order.as_gold) await takeBackPurchase(db, { ...line, member_id: order.account_id });
  else await takeBackSale(db, line);
}
