import { productOf } from '../gateways/stores/store-products.ts';
import { orderById } from '../orders/order.sql.ts';
import type { PaymentsContext } from '../payments-context.ts';

/**
 * Tells the store that a purchase was delivered. Google gives the money back after three days without it, and sells the
 * product again after it. The outbox retries.
 */
export async function finishStorePurchase(
  orderId: number,
  { database, gateways }: Pick<PaymentsContext, 'database' | 'gateways'>,
): Promise<void> {
  const order = await orderById.one(database, { id: orderId });
  const gateway = gateways.get(order.gateway);
  if (gateway === undefined) throw new Error(`The store ${order.gateway} is switched off, its purchase waits`);
  if (order.store_token !== null)
    await gateway.store?.finish?.({ product: productOf(order), proof: order.store_token });
}
