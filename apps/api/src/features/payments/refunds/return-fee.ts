import { leftToRefund } from '../desk/ask-payment-act.ts';
import { orderById } from '../orders/order.sql.ts';
import type { PaymentsContext } from '../payments-context.ts';
import { storeWebhookEvent } from '../webhooks/store-webhook-event.ts';

/**
 * Sends what is left of a fee back to the provider, under a key of the order: a retry is the same refund. The books and
 * the thing follow the event that the provider answers or sends. What fails is retried and becomes a dead letter in the
 * end, a refusal by the provider too: nobody else would learn that a member waits for the money.
 */
export async function returnFee(orderId: number, context: PaymentsContext): Promise<void> {
  const { database, gateways } = context;
  const order = await orderById.one(database, { id: orderId });
  if (order.item === null || order.as_gold || order.state !== 'credited') return;
  const left = await leftToRefund(database, order);
  const gateway = gateways.get(order.gateway);
  if (gateway === undefined) throw new Error(`The gateway ${order.gateway} is switched off, a fee waits`);
  const event = await gateway.refund({ ...order, refund: left, key: `fee-${order.public_id}` });
  if (event !== null) await storeWebhookEvent(context, gateway.name, event);
}
