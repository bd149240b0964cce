import type { EventTransaction } from '../../../platform/realtime/transaction-with-events.ts';
import { emitBalance, turnSaleIntoGold } from '../../ledger/public.ts';
import { grantPack } from '../../membership/public.ts';
import type { PaymentItem } from '../payment-item.ts';
import { itemPayment } from './item-payment.ts';
import { isForGold, markAsGold, type OrderRow } from './order.sql.ts';

/**
 * Delivers the pack or the thing of an order; does nothing for gold. What can no longer be had is credited as gold to
 * its payer.
 */
export async function deliverOrder(
  call: EventTransaction,
  order: OrderRow,
  items: readonly PaymentItem[],
): Promise<void> {
  const { db } = call;
  if (isForGold(order)) return;
  if (!(await hasDelivered(call, order, items))) {
    await turnSaleIntoGold(db, {
      key: `order:${order.id}:gold`,
      kind: 'recharge',
      cause: 'order',
      cause_id: order.id,
      member_id: order.account_id,
      amount: order.gold,
    });
    await markAsGold.run(db, { id: order.id });
  }
  if (order.target_id !== order.account_id) await emitBalance(call, order.target_id);
}

async function hasDelivered(call: EventTransaction, order: OrderRow, items: readonly PaymentItem[]): Promise<boolean> {
  if (order.month === null) {
    const { item, payment } = itemPayment(order, items);
    return item.paid(call, payment);
  }
  // The account of the receiver was closed meanwhile.
  if (order.target_id !== order.account_id && order.target_name === null) return false;
  const { outcome } = await grantPack(call.db, {
    accountId: order.target_id,
    month: order.month,
    cause: `order:${order.public_id}`,
    paidBy: order.account_id,
  });
  return outcome === 'granted';
}
