import { paymentDeskContract } from '@peonia/contract/money/payment-desk.schema.ts';
import { notificationsContract } from '@peonia/contract/notifications/notifications.schema.ts';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { openClient } from '../../../../test/client.ts';
import type { Member } from '../../../../test/fixtures/register-member.ts';
import { begin, deliver, orderOf } from '../../../../test/money/pay.ts';
import { proveBooks } from '../../../../test/money/prove-books.ts';
import { askByStaff, confirmByStaff, decideByStaff, financeStaff } from '../../../../test/money/release-by-staff.ts';
import { startProviders, type Providers } from '../../../../test/providers/start-providers.ts';
import { stripeAccount } from '../../../../test/providers/stripe-double.ts';

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

it('is the same refund where a program before this one sent it under its key', async () => {
  const { anna, id, payment_intent } = await paidWithStripe(100);
  const request = await askByStaff(all.api, id, { act: 'refund', amount: 25 });
  const reply = await fetch(`${all.stripe.address}/v1/refunds`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${stripeAccount.secretKey}`,
      'idempotency-key': `refund-${id}-${request}`,
    },
    body: new URLSearchParams({ payment_intent, amount: '2500', 'expand[0]': 'charge' }),
  });

  await confirmByStaff(all.api, id, request);
  await drain();

  expect([reply.status, await goldOf(anna), await stateOfRequest(id)]).toEqual([200, 75, ['done', 'Looked at it too']]);
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

describe('a refund that Stripe accepted and could not make', () => {
  const refunded = async (id: string) => {
    await decideByStaff(all.api, id, { act: 'refund' });
    await drain();
    const [request] = await all.api.sql<{ id: number }>(
      'select max(r.id)::int as id from payment_request r join payment_order o on o.id = r.order_id where public_id = $1',
      [id],
    );
    return `refund-${id}-${request?.id}`;
  };
  const fail = (payment_intent: string, key: string, type = 'refund.failed', amount = 5_000) =>
    deliver(
      all.api,
      'stripe',
      all.stripe.event(type, {
        object: 'refund',
        id: `re_${key}`,
        status: 'failed',
        payment_intent,
        amount,
        currency: 'usd',
        metadata: { request: key },
      }),
    );

  it('gives the gold back once, tells the staff and the payer', async () => {
    const { anna, id, payment_intent } = await paidWithStripe(50);
    const key = await refunded(id);
    const taken = await goldOf(anna);

    for (const type of ['refund.failed', 'refund.updated', 'charge.refund.updated'])
      await fail(payment_intent, key, type);

    const failures = await all.api.sql(
      'select r.failed_id from payment_refund r join payment_order o on o.id = r.order_id where o.public_id = $1',
      [id],
    );
    const { body } = await anna.call(notificationsContract.listNotifications);
    expect([taken, await goldOf(anna), (await orderOf(anna, id)).state]).toEqual([0, 50, 'credited']);
    expect(await stateOfRequest(id)).toEqual(['failed', 'failed at the provider']);
    expect(failures).toEqual([{ failed_id: `re_${key}` }]);
    expect(body.items.filter(({ data }) => data.what === 'refund_failed').map(({ data }) => data.amount)).toEqual([50]);
  });

  it('can be refunded again, for the same amount', async () => {
    const { anna, id, payment_intent } = await paidWithStripe(50);
    await fail(payment_intent, await refunded(id));
    // The running total of the charge goes down at Stripe; the payment failed an hour ago.
    all.stripe.loseRefunds(payment_intent);
    await all.api.sql(
      "update payment_refund set failed_at = failed_at - interval '1 hour' where failed_id is not null",
    );

    await refunded(id);

    expect([await goldOf(anna), (await orderOf(anna, id)).state]).toEqual([0, 'refunded']);
  });

  it('takes nothing when its own event comes after its failure', async () => {
    const { anna, payment_intent } = await paidWithStripe(50);

    await fail(payment_intent, 'by-hand');
    await deliver(
      all.api,
      'stripe',
      all.stripe.event(
        'charge.refunded',
        { object: 'charge', id: 'ch_1', payment_intent, amount_refunded: 5_000, currency: 'usd' },
        { seconds: Math.floor(Date.now() / 1_000) - 60 },
      ),
    );

    expect(await goldOf(anna)).toBe(50);
  });
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
