import { leftToRefund } from '../desk/ask-payment-act.ts';
import { RefundRefused } from '../gateways/payment-gateway.ts';
import { orderById } from '../orders/order.sql.ts';
import type { PaymentsContext } from '../payments-context.ts';
import { storeWebhookEvent } from '../webhooks/store-webhook-event.ts';

/**
 * Sends what is left of a fee back to the provider, under a key of the order: a retry is the same refund. The books and
 * the thing follow the event that the provider answers or sends. A refusal is logged for the finance staff; other
 * failures are retried.
 */
export async function returnFee(orderId: number, context: PaymentsContext): Promise<void> {
  const { database, gateways, log } = context;
  const order = await orderById.one(database, { id: orderId });
  if (order.item === null || order.as_gold || order.state !== 'credited') return;
  const left = await leftToRefund(database, order);
  const gateway = gateways.get(order.gateway);
  if (gateway === undefined) throw new Error(`The gateway ${order.gateway} is switched off, a fee waits`);
  try {
    const event = await gateway.refund({ ...order, refund: left, key: `fee-${order.public_id}` });
    if (event !== null) await storeWebhookEvent(context, gateway.name, event);
  } catch (error) {
    if (!(error instanceof RefundRefused)) throw error;
    log.error({ gateway: gateway.name, order: order.id, reason: error.message }, 'a provider refused to return a fee');
  }
}
