import { enqueue } from '../../../platform/outbox/outbox.ts';
import type { EventTransaction } from '../../../platform/realtime/transaction-with-events.ts';
import { bookSale, creditPurchase, emitBalance } from '../../ledger/public.ts';
import { giveBackPack } from '../../membership/public.ts';
import '../events.ts';
import { deliverOrder } from '../orders/deliver-order.ts';
import { tell } from '../orders/move-order.ts';
import { isForGold, moveOrder, type OrderRow } from '../orders/order.sql.ts';
import type { PaymentItem } from '../payment-item.ts';
import { holdOrderGold, releaseOrderGold } from './hold-order.ts';

interface Returned {
  readonly refund_id: string;
  /** What it had taken. */
  readonly gold: number;
  readonly items: readonly PaymentItem[];
}

/**
 * Books that the money of a refund or chargeback is ours after all: its gold comes back, and an order that had ended
 * with it is open again. Expects its row as returned already, and the order as it was locked.
 */
export async function returnRefund(
  call: EventTransaction,
  order: OrderRow,
  { refund_id, gold, items }: Returned,
): Promise<void> {
  const { db } = call;
  // A new hold covers what is there now.
  const keepsBack = order.is_held && isForGold(order) && gold > 0;
  if (keepsBack) await releaseOrderGold(call, order);
  if (gold > 0) await giveGold(call, order, { key: `order:${order.id}:${refund_id}:won`, amount: gold });
  if (keepsBack) await holdOrderGold(call, order);
  await enqueue(db, 'payments.moved', { order_id: order.id });
  if (order.state === 'refunded') await reopen(call, order, items);
  await tell(call, order);
  await emitBalance(call, order.account_id);
  if (order.target_id !== order.account_id) await emitBalance(call, order.target_id);
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
