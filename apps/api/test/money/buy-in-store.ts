import { paymentsContract } from '@peonia/contract/money/payments.schema.ts';
import { storePurchasesContract } from '@peonia/contract/money/store-purchases.schema.ts';
import type { ReplyOf } from '@peonia/contract/protocol/endpoint.ts';
import type { Api } from '../api.ts';
import type { Answer, Client } from '../client.ts';
import { newKey } from './pay.ts';

type Store = 'google' | 'apple';
type Begun = Answer<typeof paymentsContract.purchase>;

/** `X-Client` of the app of a store. */
const appOf = { google: { 'x-client': 'android/1.2.0' }, apple: { 'x-client': 'ios/1.2.0' } } as const;

export async function storePrices(client: Client, store: Store): Promise<ReplyOf<typeof paymentsContract.getPrices>> {
  return (await client.call(paymentsContract.getPrices, { headers: appOf[store] })).body;
}

/** Begins the order of a product in the app, at the list price that the server states. */
export async function beginInStore(client: Client, store: Store, id: string, change: object = {}): Promise<Begun> {
  const { currency, store: offered } = await storePrices(client, store);
  const product = offered?.products.find((one) => one.id === id);
  const month = product?.month ?? null;
  const wares = month === null ? { amount: product?.gold ?? 0 } : { month };
  return client.call(paymentsContract.purchase, {
    params: { method: store },
    body: { ...wares, expected: { amount: product?.amount ?? 0, currency }, ...change },
    headers: { ...appOf[store], 'idempotency-key': newKey() },
  });
}

/** The app brings what its store has given, and the worker applies what the store said about it. */
export async function bringProof(
  api: Api,
  client: Client,
  store: Store,
  { product, proof }: { readonly product: string; readonly proof: string },
): Promise<Answer<typeof storePurchasesContract.verifyStorePurchase>> {
  const answer = await client.call(storePurchasesContract.verifyStorePurchase, {
    params: { method: store },
    body: { product, proof },
    headers: appOf[store],
  });
  while ((await api.app.outbox.drain()) > 0);
  return answer;
}
