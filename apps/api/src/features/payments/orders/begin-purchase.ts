import { purchase as endpoint } from '@peonia/contract/money/payments.ts';
import type { ReplyOf } from '@peonia/contract/protocol/endpoint.ts';
import { randomId } from '@peonia/core/random-id.ts';
import type { Call } from '../../../platform/http/call.ts';
import { readKey } from '../../../platform/http/idempotency/idempotency.ts';
import { refuse } from '../../../platform/http/refusal.ts';
import { productOf } from '../gateways/stores/store-products.ts';
import type { PaymentsContext } from '../payments-context.ts';
import { orderTitle } from './order-title.ts';
import { beginOrder, insertOrder, orderByKey, orderByPublicId, type OrderRow } from './order.sql.ts';
import { languageOf, presentOrder } from './present-order.ts';
import { quotePurchase } from './quote-purchase.ts';

/**
 * Begins a payment. The order is committed under the client's idempotency key before the provider is called, and the
 * provider gets our order id: a double tap, a lost reply or a stopped process leads to the same order and the same
 * payment.
 */
export async function beginPurchase(
  call: Call<typeof endpoint>,
  context: PaymentsContext,
): Promise<ReplyOf<typeof endpoint>> {
  const { key, request_hash } = readKey(call.request, endpoint);
  const known = { account_id: call.caller.id, idempotency_key: key };
  const order =
    (await orderByKey.first(call.db, known)) ?? (await makeOrder(call, context, { ...known, request_hash }));
  if (!order.request_hash.equals(request_hash)) throw refuse('key_reused');
  const begun = order.state === 'created' ? await begin(call, context, order) : order;
  return { order: presentOrder(begun, call.language), action: begun.action ?? 'wait', token: begun.token ?? '' };
}

async function makeOrder(
  call: Call<typeof endpoint>,
  context: PaymentsContext,
  known: { account_id: number; idempotency_key: string; request_hash: Buffer },
): Promise<OrderRow> {
  const { db, params, language } = call;
  const quote = await quotePurchase(call, context);
  await insertOrder.first(db, {
    ...known,
    ...quote,
    public_id: randomId(),
    gateway: params.method,
    language,
  });
  // Of two simultaneous requests, both continue with the order of the first.
  return orderByKey.one(db, known);
}

/** Calls the provider outside of any transaction: it may take up to five seconds. */
async function begin(
  { db, body, request }: Call<typeof endpoint>,
  { gateways, config }: PaymentsContext,
  order: OrderRow,
): Promise<OrderRow> {
  const gateway = gateways.get(order.gateway);
  if (gateway === undefined) throw refuse('gateway_unknown');
  const { public_id, amount, currency } = order;
  const language = languageOf(order);
  const begun = await gateway
    .begin({
      public_id,
      amount,
      currency,
      language,
      title: orderTitle(order, config.brand, language),
      insideCode: body.inside_code ?? null,
      product: productOf(order),
    })
    .catch((error: unknown) => {
      request.log.error({ err: error, gateway: gateway.name }, 'a payment provider did not begin');
      throw refuse('gateway_away');
    });
  await beginOrder.run(db, { id: order.id, provider_ref: begun.ref, action: begun.action, token: begun.token });
  return orderByPublicId.one(db, { public_id });
}
