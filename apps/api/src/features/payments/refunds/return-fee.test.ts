import { paymentsContract } from '@peonia/contract/money/payments.schema.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { deliver, newKey, orderOf } from '../../../../test/money/pay.ts';
import { startProviders, type Providers } from '../../../../test/providers/start-providers.ts';
import { stripeAccount } from '../../../../test/providers/stripe-double.ts';

let all: Providers;

beforeAll(async () => {
  all = await startProviders();
});
afterAll(() => all.close());

/** A fee that was paid by Stripe; answers the order's id and Stripe's payment. */
async function paidFee() {
  const [jonas, mei] = [
    await all.api.register('Fee Jonas', { verified: true }),
    await all.api.register('Fee Mei', { verified: true }),
  ];
  const [draft] = await all.api.sql<{ id: string }>(
    `insert into travel_request (member_id, companion_id, name, email, destination)
     values ($1, $2, 'Jonas Weber', 'jonas@example.com', 'Chengdu') returning id`,
    [jonas.id, mei.id],
  );
  const { body } = await jonas.call(paymentsContract.purchase, {
    params: { method: 'stripe' },
    body: { item: { name: 'travel', id: Number(draft?.id) }, expected: { amount: 50, currency: 'USD' } },
    headers: { 'idempotency-key': newKey() },
  });
  await deliver(all.api, 'stripe', all.stripe.pay(body.order.id));
  return { jonas, id: body.order.id, payment: all.stripe.sessionOf(body.order.id).payment_intent };
}

it('stays as work for the staff where the provider refuses to return it', async () => {
  const { jonas, id, payment } = await paidFee();
  await fetch(`${all.stripe.address}/v1/refunds`, {
    method: 'POST',
    headers: { authorization: `Bearer ${stripeAccount.secretKey}`, 'idempotency-key': 'by-hand' },
    body: new URLSearchParams({ payment_intent: payment, amount: '5000' }),
  });

  await all.api.sql(
    `insert into outbox (topic, payload)
     select 'payments.return-fee', jsonb_build_object('order_id', id) from payment_order where public_id = $1`,
    [id],
  );
  while ((await all.api.app.outbox.drain()) > 0);

  expect(await all.api.sql("select attempts from outbox where topic = 'payments.return-fee'")).toEqual([
    { attempts: 1 },
  ]);
  expect((await orderOf(jonas, id)).state).toBe('credited');
});
