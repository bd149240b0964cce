import { paymentsContract } from '@peonia/contract/money/payments.schema.ts';
import { type PaymentOrder } from '@peonia/contract/money/payments.ts';
import type { BodyOf, ReplyOf } from '@peonia/contract/protocol/endpoint.ts';
import { signSandbox } from '../../src/features/payments/gateways/sandbox/sandbox-gateway.ts';
import type { Config } from '../../src/platform/config/config.ts';
import type { Api } from '../api.ts';
import type { Answer, Client } from '../client.ts';
import type { SignedWebhook } from '../providers/payment-double.ts';

type Method = PaymentOrder['gateway'];
type PurchaseOptions = Partial<BodyOf<typeof paymentsContract.purchase>>;

let keys = 0;
export const newKey = () => `payment-test-${String((keys += 1)).padStart(8, '0')}`;

/** Buys at the price that the server states now, unless another is expected. */
export async function buy(
  client: Client,
  method: Method,
  options: PurchaseOptions,
  key = newKey(),
): Promise<Answer<typeof paymentsContract.purchase>> {
  const { body: prices } = await client.call(paymentsContract.getPrices);
  const amount =
    options.month === undefined
      ? Math.round((options.amount ?? 0) * prices.rate * 100) / 100
      : (prices.packs.find((pack) => pack.month === options.month)?.amount ?? 0);
  const preset = prices.presets.find((one) => one.gold === options.amount)?.amount;
  return client.call(paymentsContract.purchase, {
    params: { method },
    body: { expected: { amount: preset ?? amount, currency: prices.currency }, ...options },
    headers: { 'idempotency-key': key },
  });
}

export async function begin(
  client: Client,
  method: Method,
  options: PurchaseOptions,
): Promise<ReplyOf<typeof paymentsContract.purchase>> {
  const { status, body, text } = await buy(client, method, options);
  if (status !== 201) throw new Error(`The payment did not begin: ${text}`);
  return body;
}

export async function orderOf(client: Client, id: string): Promise<PaymentOrder> {
  return (await client.call(paymentsContract.getOrder, { params: { id } })).body;
}

/** Brings a notification to the route; answers its status. */
export async function notify(
  api: Pick<Api, 'address'>,
  method: Method,
  { headers, body }: SignedWebhook,
): Promise<number> {
  return (
    await fetch(`${api.address}/v1/payment/${method}/notices`, { method: 'POST', headers, body: new Uint8Array(body) })
  ).status;
}

/** Brings a notification, and lets the worker carry out what came of it. */
export async function deliver(api: Api, method: Method, webhook: SignedWebhook): Promise<number> {
  const status = await notify(api, method, webhook);
  while ((await api.app.outbox.drain()) > 0);
  return status;
}

/** A webhook of the sandbox about an order, signed as it would be. */
export function sandboxWebhook(
  api: { readonly config: Pick<Config, 'secret'> },
  order: PaymentOrder,
  change: Record<string, unknown> = {},
): SignedWebhook {
  const currency = order.currency === 'RMB' ? 'CNY' : order.currency;
  const webhook = {
    event_id: `${order.id}:paid`,
    kind: 'paid',
    merchant: 'sandbox',
    order: order.id,
    ref: order.id,
    payment: `pay_${order.id}`,
    amount: Math.round(order.amount * 100),
    currency,
    reason: null,
    refund: null,
    ...change,
  };
  const { body, headers } = signSandbox(webhook, api.config.secret);
  return { headers, body: Buffer.from(body) };
}

/** Presses a button on the sandbox's page; answers where it leads. */
export async function press(api: Api, order: PaymentOrder, act: string): Promise<string> {
  const reply = await fetch(`${api.address}/sandbox/pay/${order.id}`, {
    method: 'POST',
    redirect: 'manual',
    body: new URLSearchParams({ act }),
  });
  while ((await api.app.outbox.drain()) > 0);
  return `${reply.status} ${reply.headers.get('location') ?? ''}`;
}
