import type { EventTransaction } from '../../../platform/realtime/transaction-with-events.ts';
import { holdPurchased, voidHold } from '../../ledger/public.ts';
import { countHold, type OrderRow } from '../orders/order.sql.ts';
import { refundedOf } from './refund.sql.ts';

/** Holds the gold of an order, as far as it was not refunded and is still there. Each hold has a key of its own. */
export async function holdOrderGold({ db }: EventTransaction, order: OrderRow): Promise<void> {
  const [refunded, { holds }] = [
    await refundedOf.one(db, { order_id: order.id }),
    await countHold.one(db, { id: order.id }),
  ];
  await holdPurchased(db, {
    key: keyOf(order.id, holds),
    member_id: order.account_id,
    amount: order.gold - refunded.gold,
  });
}

/** Releases the hold and returns its amount; 0 where nothing was held. Expects the order as it was locked. */
export async function releaseOrderGold({ db }: EventTransaction, order: OrderRow): Promise<number> {
  const refunded = await refundedOf.one(db, { order_id: order.id });
  await voidHold(db, keyOf(order.id, order.holds));
  return order.gold - refunded.gold;
}

function keyOf(orderId: number, hold: number): string {
  return `order:${orderId}:held:${hold}`;
}
