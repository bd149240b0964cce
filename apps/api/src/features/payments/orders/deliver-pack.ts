import type { EventTransaction } from '../../../platform/realtime/transaction-with-events.ts';
import { emitBalance, turnSaleIntoGold } from '../../ledger/public.ts';
import { grantPack } from '../../membership/public.ts';
import { markAsGold, type OrderRow } from './order.sql.ts';

/**
 * Grants the pack of an order; does nothing for gold. A pack that can no longer be granted is credited as gold to its
 * payer.
 */
export async function deliverPack(call: EventTransaction, order: OrderRow): Promise<void> {
  const { db } = call;
  if (order.month === null) return;
  const { outcome } = await grantPack(db, {
    accountId: order.target_id,
    month: order.month,
    cause: `order:${order.public_id}`,
    paidBy: order.account_id,
  });
  if (outcome !== 'granted') {
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
