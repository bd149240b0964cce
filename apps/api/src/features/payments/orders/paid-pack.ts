import type { Db } from '../../../platform/db/statement.ts';
import type { PaidPack } from '../../membership/public.ts';
import { ownOrder } from './order.sql.ts';

/**
 * A pack that a member pays in money, as the result of their upgrade tells of it; null for gold and for others' orders.
 * Reads only: the worker grants.
 */
export async function paidPack(db: Db, payerId: number, orderId: string): Promise<PaidPack | null> {
  const order = await ownOrder.first(db, { public_id: orderId, account_id: payerId });
  if (order === undefined || order.month === null) return null;
  const isOver = order.state === 'failed' || order.state === 'cancelled' || order.state === 'refunded';
  const target = order.target_id === payerId ? null : { user_id: order.target_id, name: order.target_name ?? '' };
  // What is held for a look of the staff is credited in the books and still under way to its payer.
  if (order.state === 'credited' && !order.is_held) return { state: 'credited', month: order.month, target };
  return { state: isOver ? 'over' : 'loading', month: order.month, target };
}
