import type { Db } from '../../../platform/db/statement.ts';
import type { PaidPack } from '../../membership/public.ts';
import { ownOrder } from './order.sql.ts';

/**
 * The state of a pack that a member pays in money, for the reply of their upgrade; null for gold and for others'
 * orders. Reads only: the worker grants the pack.
 */
export async function paidPack(db: Db, payerId: number, orderId: string): Promise<PaidPack | null> {
  const order = await ownOrder.first(db, { public_id: orderId, account_id: payerId });
  if (order === undefined || order.month === null) return null;
  const isOver = order.state === 'failed' || order.state === 'cancelled' || order.state === 'refunded';
  const target = order.target_id === payerId ? null : { user_id: order.target_id, name: order.target_name ?? '' };
  // A payment under review is credited in the books, and pending for its payer.
  if (order.state === 'credited' && !order.is_held) return { state: 'credited', month: order.month, target };
  return { state: isOver ? 'over' : 'loading', month: order.month, target };
}
