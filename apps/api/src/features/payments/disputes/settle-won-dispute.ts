import { enqueue } from '../../../platform/outbox/outbox.ts';
import type { EventTransaction } from '../../../platform/realtime/transaction-with-events.ts';
import { bookSale, creditPurchase, emitBalance } from '../../ledger/public.ts';
import { giveBackPack } from '../../membership/public.ts';
import type { WebhookEvent } from '../gateways/payment-gateway.ts';
import '../events.ts';
import { deliverOrder } from '../orders/deliver-order.ts';
import { isForGold, lockOrder, moveOrder, type OrderRow } from '../orders/order.sql.ts';
import { languageOf, presentOrder } from '../orders/present-order.ts';
import type { PaymentItem } from '../payment-item.ts';
import { releaseOrderGold, holdOrderGold } from '../refunds/hold-order.ts';
import { disputeOf, insertWonDispute, markWon } from '../refunds/refund.sql.ts';
import type { WebhookEventState } from '../webhooks/webhook-event.sql.ts';

/**
 * Settles a dispute that was decided in our favour, once: returns the gold it took, pays off its debt first, lifts the
 * purchase block, and gives a pack its lost days back. If the provider reports the win before the dispute itself, the
 * win is stored and the dispute then takes nothing.
 */
export async function settleWonDispute(
  call: EventTransaction,
  event: WebhookEvent,
  order: OrderRow,
  items: readonly PaymentItem[],
): Promise<WebhookEventState> {
  const { db, emit } = call;
  const { gateway, id: order_id } = order;
  const [told, amount] = [event.refund?.id ?? event.event_id, event.amount ?? 0];
  const taken = await disputeOf.first(db, { order_id, refund_id: told, amount });
  const isFirst = (await insertWonDispute.run(db, { gateway, refund_id: told, order_id, amount })) === 1;
  if (taken === undefined) return isFirst ? 'applied' : 'ignored';
  // This dispute was already won under its other id.
  if (!isFirst && taken.refund_id !== told) return 'ignored';

  const keepsBack = order.is_held && isForGold(order) && taken.gold > 0;
  if (keepsBack) await releaseOrderGold(call, order);
  await markWon.run(db, { order_id, refund_id: taken.refund_id });
  if (taken.gold > 0)
    await giveGold(call, order, { key: `order:${order_id}:${taken.refund_id}:won`, amount: taken.gold });
  if (keepsBack) await holdOrderGold(call, order);
  await enqueue(db, 'payments.moved', { order_id });
  if (order.state === 'refunded') await reopen(call, order, items);
  const changed = await lockOrder.one(db, { id: order_id });
  emit(order.account_id, 'payment.changed', { order: presentOrder(changed, languageOf(changed)) });
  await emitBalance(call, order.account_id);
  if (order.target_id !== order.account_id) await emitBalance(call, order.target_id);
  return 'applied';
}

/** Back to its source: the payer's gold, or the revenue account for a pack. */
async function giveGold(
  { db }: EventTransaction,
  order: OrderRow,
  books: { key: string; amount: number },
): Promise<void> {
  const line = { ...books, kind: 'adjustment', cause: 'order', cause_id: order.id } as const;
  if (isForGold(order) || order.as_gold) await creditPurchase(db, { ...line, member_id: order.account_id });
  else await bookSale(db, line);
}

/** The whole amount, and the pack, had been taken back. A pack that was still under review is delivered now. */
async function reopen(call: EventTransaction, order: OrderRow, items: readonly PaymentItem[]): Promise<void> {
  await moveOrder.run(call.db, { id: order.id, state: 'credited', reason: order.as_gold ? 'kept_as_gold' : null });
  if (isForGold(order) || order.as_gold) return;
  if (order.item !== null || !(await giveBackPack(call.db, `order:${order.public_id}`)))
    await deliverOrder(call, order, items);
}
