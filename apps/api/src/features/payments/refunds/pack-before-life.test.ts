import type { PaymentOrder } from '@peonia/contract/money/payments.ts';
import { lifetimeEnd } from '@peonia/core/packs.ts';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { startApi, type Api } from '../../../../test/api.ts';
import { begin, deliver, press, sandboxWebhook } from '../../../../test/money/pay.ts';
import { proveBooks } from '../../../../test/money/prove-books.ts';

let api: Api;
let told = 0;

beforeAll(async () => {
  api = await startApi();
});
afterEach(async () => {
  const breaches = await proveBooks(api.app.database);
  if (breaches.length > 0) throw new Error(`The books are not sound: ${JSON.stringify(breaches)}`);
});
afterAll(() => api.close());

/** A member who bought a month first, and membership for life on top. */
async function forLifeAfterAMonth(name: string) {
  const anna = await api.register(name, { verified: true });
  const month = (await begin(anna, 'sandbox', { month: 1 })).order;
  await press(api, month, 'approve');
  const after = (await anna.me()).vip_expired_at;
  const life = (await begin(anna, 'sandbox', { month: 15 })).order;
  await press(api, life, 'approve');
  const until = async () => (await anna.me()).vip_expired_at;
  return { anna, month, life, after, until };
}

const tell = (order: PaymentOrder, kind: 'refunded' | 'disputed' | 'won') =>
  deliver(
    api,
    'sandbox',
    sandboxWebhook(api, order, { event_id: `life:${(told += 1)}`, kind, refund: { id: `back ${order.id}` } }),
  );

it('stays for life when the month before it is refunded', async () => {
  const { month, until } = await forLifeAfterAMonth('Lifelong One');

  await tell(month, 'refunded');

  expect(await until()).toBe(lifetimeEnd);
});

it('leaves nothing when both are refunded', async () => {
  const { anna, month, life } = await forLifeAfterAMonth('Lifelong Two');

  await tell(month, 'refunded');
  await tell(life, 'refunded');

  expect((await anna.me()).vip).toBe(0);
});

it('leaves the month that came back by a won dispute when the life is refunded', async () => {
  const { month, life, after, until } = await forLifeAfterAMonth('Lifelong Three');

  await tell(month, 'disputed');
  await tell(month, 'won');
  const between = await until();
  await tell(life, 'refunded');

  expect([between, await until()]).toEqual([lifetimeEnd, after]);
});
