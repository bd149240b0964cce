import { holdPurchased, voidHold } from '../ledger/public.ts';
import type { MoneyCall } from './in-money-transaction.ts';
import type { OrderRow } from './order.sql.ts';
import { refundedOf } from './refund.sql.ts';

/** Keeps the gold of an order back, as far as it was not refunded and is still there. */
export async function holdGoldOf(call: MoneyCall, order: OrderRow): Promise<void> {
  const refunded = await refundedOf.one(call.db, { order_id: order.id });
  await holdPurchased(call.db, { key: keyOf(order, refunded.gold), member_id: order.account_id, amount: order.gold - refunded.gold });
}

/** Gives it free again and answers how much that is; nothing where none was kept back. Called before a refund is noted, which changes the key. */
export async function freeGoldOf(call: MoneyCall, order: OrderRow): Promise<number> {
  const refunded = await refundedOf.one(call.db, { order_id: order.id });
  await voidHold(call.db, keyOf(order, refunded.gold));
  return order.gold - refunded.gold;
}

/** A hold's key is used once, and a part of the money that goes back makes a new hold of the rest. */
function keyOf(order: OrderRow, refunded: number): string {
  return `order:${order.id}:held:${refunded}`;
}
