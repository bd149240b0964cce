import { RefundRefused } from '../gateways/payment-gateway.ts';
import { orderById } from '../orders/order.sql.ts';
import type { PaymentsContext } from '../payments-context.ts';
import { storeWebhookEvent } from '../webhooks/store-webhook-event.ts';
import { endRequest, lockRequest } from './payment-request.sql.ts';
import { refundKey } from './refund-key.ts';

/**
 * Sends a confirmed refund to the provider, under a key of the request: a retry is the same refund. The books follow
 * the event that the provider answers or sends. A refusal by the provider ends the request; other failures are
 * retried.
 */
export async function sendRefund(requestId: number, context: PaymentsContext): Promise<void> {
  const { database, gateways, log } = context;
  const request = await lockRequest.first(database, { id: requestId });
  if (request === undefined || request.state !== 'approved' || request.amount === null) return;
  const order = await orderById.one(database, { id: request.order_id });
  const gateway = gateways.get(order.gateway);
  if (gateway === undefined) throw new Error(`The gateway ${order.gateway} is switched off, its refund waits`);
  const key = refundKey(order, request.id);
  try {
    const event = await gateway.refund({ ...order, refund: request.amount, key });
    if (event !== null) await storeWebhookEvent(context, gateway.name, event);
    await endRequest.run(database, { id: requestId, state: 'done', detail: null });
  } catch (error) {
    if (!(error instanceof RefundRefused)) throw error;
    log.error({ gateway: gateway.name, reason: error.message }, 'a provider refused a refund');
    await endRequest.run(database, { id: requestId, state: 'failed', detail: error.message });
  }
}
