import type { PaymentOrder, verifyStorePurchase as endpoint } from '@peonia/contract/money/store-purchases.ts';
import type { Call } from '../../../platform/http/call.ts';
import { refuse } from '../../../platform/http/refusal.ts';
import { WebhookRefused, type StoreGateway, type WebhookEvent } from '../gateways/payment-gateway.ts';
import { ownOrder } from '../orders/order.sql.ts';
import { presentOrder } from '../orders/present-order.ts';
import type { PaymentsContext } from '../payments-context.ts';
import { storeWebhookEvent } from '../webhooks/store-webhook-event.ts';

/**
 * Takes what the app got from its store. The store is asked about it, and what it says is stored as its notifications
 * are: whichever comes first credits the order, once. A purchase names its order, which only the payer knows.
 */
export async function verifyStorePurchase(
  call: Call<typeof endpoint>,
  context: PaymentsContext,
): Promise<PaymentOrder> {
  const { db, body, params, caller, language } = call;
  const gateway = context.gateways.get(params.method);
  if (gateway?.store === undefined) throw refuse('gateway_unknown');
  const event = await ask(call, gateway.store);
  const order =
    event.order === null ? undefined : await ownOrder.first(db, { public_id: event.order, account_id: caller.id });
  if (order === undefined || order.gateway !== gateway.name) throw refuse('not_found');
  await storeWebhookEvent(context, gateway.name, event, JSON.stringify(body));
  return presentOrder(order, language);
}

/** A purchase that the store does not know is refused; a store that does not answer is asked again later. */
async function ask({ body, params, request }: Call<typeof endpoint>, store: StoreGateway): Promise<WebhookEvent> {
  try {
    return await store.verify(body);
  } catch (error) {
    if (error instanceof WebhookRefused) {
      request.log.warn({ reason: error.message, gateway: params.method }, 'a purchase in a store was not believed');
      throw refuse('purchase_refused');
    }
    request.log.error({ err: error, gateway: params.method }, 'a store did not tell about a purchase');
    throw refuse('gateway_away');
  }
}
