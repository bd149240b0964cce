import { paymentDeskContract } from '@peonia/contract/money/payment-desk.schema.ts';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { openClient } from '../../../../test/client.ts';
import type { Member } from '../../../../test/fixtures/register-member.ts';
import { begin, deliver, orderOf } from '../../../../test/money/pay.ts';
import { proveBooks } from '../../../../test/money/prove-books.ts';
import { decideByStaff, financeStaff } from '../../../../test/money/release-by-staff.ts';
import { startProviders, type Providers } from '../../../../test/providers/start-providers.ts';

let all: Providers;
let members = 0;

beforeAll(async () => {
  all = await startProviders();
});
afterEach(async () => {
  const breaches = await proveBooks(all.api.app.database);
  if (breaches.length > 0) throw new Error(`The books are not sound: ${JSON.stringify(breaches)}`);
});
afterAll(() => all.close());

const payer = () => all.api.register(`Refunded ${(members += 1)}`, { verified: true });
const goldOf = async (member: Member) => (await member.me()).balance;
const drain = async () => {
  while ((await all.api.app.outbox.drain()) > 0);
};
const stateOfRequest = async (id: string) => {
  const [fay] = await financeStaff(all.api);
  const { body } = await fay.call(paymentDeskContract.getPaymentCase, { params: { id } });
  return [body.requests[0]?.state, body.requests[0]?.detail];
};

async function paidWithStripe(amount: number) {
  const anna = await payer();
  const { order } = await begin(anna, 'stripe', { amount });
  await deliver(all.api, 'stripe', all.stripe.pay(order.id));
  const { payment_intent } = all.stripe.sessionOf(order.id);
  const review = (type: string, closed_reason?: string) =>
    deliver(
      all.api,
      'stripe',
      all.stripe.event(type, { object: 'review', id: `prv_${order.id}`, payment_intent, closed_reason }),
    );
  return { anna, id: order.id, payment_intent, review };
}

async function paidWithPaypal(amount: number) {
  const anna = await payer();
  const { order } = await begin(anna, 'paypal', { amount });
  await deliver(all.api, 'paypal', all.paypal.approve(order.id));
  await drain();
  return { anna, id: order.id };
}

it('refunds at Stripe, and the webhook of the same refund takes nothing more', async () => {
  const { anna, id, payment_intent } = await paidWithStripe(100);

  await decideByStaff(all.api, id, { act: 'refund', amount: 25 });
  await drain();
  await deliver(
    all.api,
    'stripe',
    all.stripe.event('charge.refunded', {
      object: 'charge',
      id: `ch_${payment_intent}`,
      payment_intent,
      amount_refunded: 2_500,
      currency: 'usd',
    }),
  );

  expect([await goldOf(anna), await stateOfRequest(id)]).toEqual([75, ['done', 'Looked at it too']]);
});

it('tries again with the same key while the provider is down', async () => {
  const { anna, id } = await paidWithStripe(50);
  all.stripe.down = 503;
  await decideByStaff(all.api, id, { act: 'refund' });
  await drain();
  const [state] = await stateOfRequest(id);
  all.stripe.down = null;
  await all.api.sql("update outbox set available_at = now() where topic = 'payments.refund'");
  await drain();

  const keys = all.stripe.asked
    .filter(({ path, body }) => path === '/v1/refunds' && body.toString().includes('amount=5000'))
    .map(({ headers }) => headers['idempotency-key']);
  expect([state, await goldOf(anna), new Set(keys).size]).toEqual(['approved', 0, 1]);
});

it('ends a request that the provider refuses, and moves nothing', async () => {
  const { anna, id } = await paidWithPaypal(50);

  await decideByStaff(all.api, id, { act: 'refund', amount: 13 });
  await drain();

  expect([await goldOf(anna), await stateOfRequest(id)]).toEqual([50, ['failed', 'unprocessable_entity']]);
});

it('refunds at PayPal', async () => {
  const { anna, id } = await paidWithPaypal(50);

  await decideByStaff(all.api, id, { act: 'refund', amount: 20 });
  await drain();

  expect([await goldOf(anna), await stateOfRequest(id)]).toEqual([30, ['done', 'Looked at it too']]);
});

it('waits for the webhook of a refund that WeChat Pay has accepted', async () => {
  const anna = await payer();
  const { order } = await begin(openClient(all.chinaAddress, { language: 'zh', token: anna.token }), 'wechat', {
    amount: 20,
  });
  await deliver(all.api, 'wechat', all.wechat.pay(order.id));

  await decideByStaff(all.api, order.id, { act: 'refund' });
  await drain();
  const before = await goldOf(anna);
  const { transaction_id } = all.wechat.transactionOf(order.id);
  await deliver(
    all.api,
    'wechat',
    all.wechat.webhook('REFUND.SUCCESS', {
      mchid: '1900000109',
      out_trade_no: order.id,
      transaction_id,
      refund_id: 'refund-1',
      refund_status: 'SUCCESS',
      amount: { total: 12_000, refund: 12_000 },
    }),
  );

  expect([before, await goldOf(anna), (await orderOf(anna, order.id)).state]).toEqual([20, 0, 'refunded']);
});

it('releases a payment whose review at Stripe was approved', async () => {
  const { anna, review } = await paidWithStripe(50);
  await review('review.opened');
  const held = await goldOf(anna);

  await review('review.closed', 'approved');

  expect([held, await goldOf(anna)]).toEqual([0, 50]);
});

it('keeps a payment held whose review at Stripe ended in a refund', async () => {
  const { anna, review, id } = await paidWithStripe(50);
  await review('review.opened');

  await review('review.closed', 'refunded_as_fraud');

  expect([await goldOf(anna), (await orderOf(anna, id)).state]).toEqual([0, 'pending']);
});

it('credits a payment once PayPal has finished its review', async () => {
  const anna = await payer();
  const { order } = await begin(anna, 'paypal', { amount: 50 });
  all.paypal.captures = 'PENDING';
  await deliver(all.api, 'paypal', all.paypal.approve(order.id));
  await drain();
  all.paypal.captures = 'COMPLETED';
  const before = (await orderOf(anna, order.id)).state;

  const resource = { ...all.paypal.captureResource(order.id), status: 'COMPLETED' };
  await deliver(all.api, 'paypal', all.paypal.event('PAYMENT.CAPTURE.COMPLETED', resource));

  expect([before, await goldOf(anna)]).toEqual(['pending', 50]);
});
