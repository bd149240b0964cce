import type { PaymentsContext } from '../payments-context.ts';
import { isCalledOff } from './order-state-machine.ts';
import { orderById } from './order.sql.ts';

/**
 * Closes a payment at its provider once its payer has called it off here, so that no page takes money for it. Money
 * that the provider had taken before is credited, and its receipt says so. Decision 481.
 */
export async function closeCalledOff(
  orderId: number,
  { database, gateways }: Pick<PaymentsContext, 'database' | 'gateways'>,
): Promise<void> {
  const order = await orderById.first(database, { id: orderId });
  if (order === undefined || !isCalledOff(order)) return;
  await gateways.get(order.gateway)?.close?.(order);
}
