import { paymentsContract } from '@peonia/contract/money/payments.schema.ts';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { openClient } from '../../../../test/client.ts';
import type { Member } from '../../../../test/fixtures/register-member.ts';
import { begin, buy, deliver, newKey, orderOf } from '../../../../test/money/pay.ts';
import { proveBooks } from '../../../../test/money/prove-books.ts';
import { startProviders, type Providers } from '../../../../test/providers/start-providers.ts';
import { wechatApp } from '../../../../test/providers/wechat-double.ts';
import { wechatMerchant } from '../../../../test/providers/wechat-pay-double.ts';
import { runJob } from '../../../../test/run-job.ts';

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

const payer = () => all.api.register(`Customer ${(members += 1)}`, { verified: true });
const isLost = async (id: string) => {
  const [dispute] = await all.api.sql<{ lost: boolean }>(
    `select r.lost_at is not null as lost from payment_refund r join payment_order o on o.id = r.order_id
     where o.public_id = $1 and r.kind = 'chargeback'`,
    [id],
  );
  return dispute?.lost;
};
const goldOf = async (member: Member) => (await member.me()).balance;
const inChina = (member: Member) => openClient(all.chinaAddress, { language: 'zh', token: member.token });
const poll = async () => {
  await all.api.sql('update payment_order set poll_at = now()');
  await runJob(all.api, 'payments.poll');
  while ((await all.api.app.outbox.drain()) > 0);
};

// covers: Gateways: online payment, chat-app payment in China, gold balance
it('shows the gateways of the reader’s currency', async () => {
  const anna = await payer();
  expect((await anna.call(paymentsContract.getPrices)).body.gateways).toEqual(['stripe', 'paypal', 'sandbox']);
  expect((await inChina(anna).call(paymentsContract.getPrices)).body.gateways).toEqual(['wechat', 'sandbox']);
  expect((await buy(anna, 'wechat', { amount: 20 })).code).toBe(400181);
});

describe('Stripe', () => {
  it('creates one session under the order’s id', async () => {
    const anna = await payer();
    const key = newKey();
    const [one, two] = await Promise.all([
      buy(anna, 'stripe', { amount: 50 }, key),
      buy(anna, 'stripe', { amount: 50 }, key),
    ]);
    const { order, token, action } = one.body;
    expect([two.body.token, action]).toEqual([token, 'redirect']);
    expect(
      [...all.stripe.sessions.values()].filter((session) => session.client_reference_id === order.id),
    ).toHaveLength(1);
    const asked = all.stripe.asked.find((call) => call.method === 'POST');
    const form = new URLSearchParams(asked?.body.toString());
    expect([form.get('success_url'), form.get('cancel_url'), form.get('mode')]).toEqual([
      `http://peonia.test/payment/stripe/return/${order.id}`,
      `http://peonia.test/payment/stripe/cancel/${order.id}`,
      'payment',
    ]);

    expect(await deliver(all.api, 'stripe', all.stripe.pay(order.id))).toBe(204);
    expect([await goldOf(anna), (await orderOf(anna, order.id)).state]).toEqual([50, 'credited']);
  });

  it('takes gold back by running totals of refunds and by a dispute that names only the payment', async () => {
    const anna = await payer();
    const { order } = await begin(anna, 'stripe', { amount: 100 });
    await deliver(all.api, 'stripe', all.stripe.pay(order.id));
    const { payment_intent } = all.stripe.sessionOf(order.id);
    const refunded = (amount_refunded: number) =>
      all.stripe.event('charge.refunded', {
        object: 'charge',
        id: 'ch_1',
        payment_intent,
        amount: 10_000,
        amount_refunded,
        currency: 'usd',
        metadata: {},
      });
    await deliver(all.api, 'stripe', refunded(1_000));
    await deliver(all.api, 'stripe', refunded(3_000));
    await deliver(all.api, 'stripe', refunded(1_000));
    expect(await goldOf(anna)).toBe(70);
    await deliver(
      all.api,
      'stripe',
      all.stripe.event('charge.dispute.created', {
        object: 'dispute',
        id: 'dp_1',
        payment_intent,
        amount: 10_000,
        currency: 'usd',
        metadata: {},
      }),
    );
    expect([await goldOf(anna), (await orderOf(anna, order.id)).state]).toEqual([0, 'refunded']);
    const closed = (status: string) =>
      all.stripe.event('charge.dispute.closed', {
        object: 'dispute',
        id: 'dp_1',
        status,
        payment_intent,
        amount: 10_000,
        currency: 'usd',
        metadata: {},
      });
    for (const status of ['lost', 'won', 'won']) {
      await deliver(all.api, 'stripe', closed(status));
      expect([await goldOf(anna), await isLost(order.id)]).toEqual(status === 'won' ? [70, false] : [0, true]);
    }
    expect((await orderOf(anna, order.id)).state).toBe('credited');
  });

  it('holds a reviewed payment, fails a declined one, and is polled when no webhook arrived', async () => {
    const anna = await payer();
    const { order } = await begin(anna, 'stripe', { amount: 20 });
    const session = { object: 'checkout.session', ...all.stripe.sessionOf(order.id), payment_status: 'unpaid' };
    await deliver(all.api, 'stripe', all.stripe.event('checkout.session.completed', session));
    expect((await orderOf(anna, order.id)).state).toBe('pending');
    await deliver(all.api, 'stripe', all.stripe.event('checkout.session.async_payment_failed', session));
    expect((await orderOf(anna, order.id)).state).toBe('failed');
    all.stripe.pay(order.id);
    await poll();
    expect([await goldOf(anna), (await orderOf(anna, order.id)).state]).toEqual([20, 'credited']);
    await deliver(
      all.api,
      'stripe',
      all.stripe.event('review.opened', {
        object: 'review',
        id: 'prv_1',
        payment_intent: all.stripe.sessionOf(order.id).payment_intent,
      }),
    );
    expect(await goldOf(anna)).toBe(0);
  });

  it('matches the books in the daily reconciliation', async () => {
    await runJob(all.api, 'payments.compare');
    expect(await all.api.sql("select differences from payment_comparison where gateway = 'stripe'")).toEqual([
      { differences: [] },
    ]);
  });

  it('charges nothing while Stripe is unavailable, and succeeds when it is back', async () => {
    const anna = await payer();
    const key = newKey();
    all.stripe.down = 503;
    expect((await buy(anna, 'stripe', { amount: 20 }, key)).code).toBe(400182);
    all.stripe.down = null;
    expect((await buy(anna, 'stripe', { amount: 20 }, key)).status).toBe(201);
    expect(await all.api.sql('select 1 from payment_order where account_id = $1', [anna.id])).toHaveLength(1);
  });
});

describe('PayPal', () => {
  it('captures in the worker after the payer approved; the return page captures nothing', async () => {
    const anna = await payer();
    const { order, token } = await begin(anna, 'paypal', { amount: 50 });
    expect(token).toContain('https://www.paypal.test/checkoutnow');
    expect(all.paypal.orderOf(order.id).amount).toEqual({ currency_code: 'USD', value: '50.00' });
    const approved = all.paypal.approve(order.id);
    await fetch(`${all.api.address}/payment/paypal/return/${order.id}`);
    expect([all.paypal.orderOf(order.id).status, await goldOf(anna)]).toEqual(['APPROVED', 0]);
    await deliver(all.api, 'paypal', approved);
    expect([all.paypal.orderOf(order.id).status, await goldOf(anna), (await orderOf(anna, order.id)).state]).toEqual([
      'COMPLETED',
      50,
      'credited',
    ]);
    // The webhook event of the capture arrives later and credits nothing.
    await deliver(
      all.api,
      'paypal',
      all.paypal.event('PAYMENT.CAPTURE.COMPLETED', all.paypal.captureResource(order.id)),
    );
    expect(await goldOf(anna)).toBe(50);
  });

  it('captures by polling when the webhook never came, and waits while PayPal reviews', async () => {
    const [anna, berta] = [await payer(), await payer()];
    const first = (await begin(anna, 'paypal', { amount: 20 })).order;
    all.paypal.approve(first.id);
    await poll();
    expect(await goldOf(anna)).toBe(20);

    const second = (await begin(berta, 'paypal', { amount: 20 })).order;
    all.paypal.captures = 'PENDING';
    await deliver(all.api, 'paypal', all.paypal.approve(second.id));
    all.paypal.captures = 'COMPLETED';
    expect(await orderOf(berta, second.id)).toMatchObject({
      state: 'pending',
      reason: 'the payment service is still checking it',
    });
    await deliver(
      all.api,
      'paypal',
      all.paypal.event('PAYMENT.CAPTURE.COMPLETED', { ...all.paypal.captureResource(second.id), status: 'COMPLETED' }),
    );
    expect([await goldOf(berta), (await orderOf(berta, second.id)).state]).toEqual([20, 'credited']);
  });

  it('takes no money for an order that its payer cancelled here, and says so on the way back', async () => {
    const anna = await payer();
    const { order } = await begin(anna, 'paypal', { amount: 50 });
    await anna.call(paymentsContract.cancelOrder, { params: { id: order.id }, body: { cancel: true } });

    await deliver(all.api, 'paypal', all.paypal.approve(order.id));
    await poll();

    const page = await (await fetch(`${all.api.address}/payment/paypal/return/${order.id}`)).text();
    expect([all.paypal.orderOf(order.id).status, await goldOf(anna), (await orderOf(anna, order.id)).state]).toEqual([
      'APPROVED',
      0,
      'cancelled',
    ]);
    expect(page).toContain('No money was taken');
  });

  it('takes gold back by refunds, reversals and disputes', async () => {
    const anna = await payer();
    const { order } = await begin(anna, 'paypal', { amount: 100 });
    await deliver(all.api, 'paypal', all.paypal.approve(order.id));
    const capture = `${all.api.address}/v2/payments/captures/CAP${all.paypal.orderOf(order.id).id}`;
    const refund = {
      id: '1JU08902781691411',
      custom_id: order.id,
      amount: { currency_code: 'USD', value: '25.00' },
      links: [{ rel: 'up', href: capture }],
    };
    await deliver(all.api, 'paypal', all.paypal.event('PAYMENT.CAPTURE.REFUNDED', refund));
    expect(await goldOf(anna)).toBe(75);
    const dispute = {
      dispute_id: 'PP-D-1',
      disputed_transactions: [
        { seller_transaction_id: `CAP${all.paypal.orderOf(order.id).id}`, seller: { merchant_id: 'MERCHANT12345' } },
      ],
      dispute_amount: { currency_code: 'USD', value: '100.00' },
    };
    await deliver(all.api, 'paypal', all.paypal.event('CUSTOMER.DISPUTE.CREATED', dispute));
    expect([await goldOf(anna), (await orderOf(anna, order.id)).state]).toEqual([0, 'refunded']);
    const resolved = (outcome_code: string) =>
      all.paypal.event('CUSTOMER.DISPUTE.RESOLVED', { ...dispute, dispute_outcome: { outcome_code } });
    for (const outcome of ['RESOLVED_BUYER_FAVOUR', 'RESOLVED_SELLER_FAVOUR', 'RESOLVED_SELLER_FAVOUR']) {
      await deliver(all.api, 'paypal', resolved(outcome));
      const isWon = outcome === 'RESOLVED_SELLER_FAVOUR';
      expect([await goldOf(anna), await isLost(order.id)]).toEqual(isWon ? [75, false] : [0, true]);
    }
  });

  it.each([
    ['the dispute first', 0],
    ['its reversal first', 1],
  ])('takes the part that is disputed once under two ids, %s', async (_order, first) => {
    const anna = await payer();
    const { order } = await begin(anna, 'paypal', { amount: 100 });
    await deliver(all.api, 'paypal', all.paypal.approve(order.id));
    const capture = `CAP${all.paypal.orderOf(order.id).id}`;
    const amount = { currency_code: 'USD', value: '20.00' };
    const disputed = {
      dispute_id: `PP-D-PART-${first}`,
      disputed_transactions: [{ seller_transaction_id: capture, seller: { merchant_id: 'MERCHANT12345' } }],
      dispute_amount: amount,
    };
    const reversal = {
      id: `REVPART${first}`,
      custom_id: order.id,
      amount,
      links: [{ rel: 'up', href: `${all.api.address}/v2/payments/captures/${capture}` }],
    };
    const events = [
      all.paypal.event('CUSTOMER.DISPUTE.CREATED', disputed),
      all.paypal.event('PAYMENT.CAPTURE.REVERSED', reversal),
    ];

    for (const event of first === 0 ? events : events.toReversed()) await deliver(all.api, 'paypal', event);

    expect([await goldOf(anna), (await orderOf(anna, order.id)).state]).toEqual([80, 'credited']);
  });

  it('returns gold for a dispute whose money was first reported as a reversal', async () => {
    const anna = await payer();
    const { order } = await begin(anna, 'paypal', { amount: 20 });
    await deliver(all.api, 'paypal', all.paypal.approve(order.id));
    const capture = `CAP${all.paypal.orderOf(order.id).id}`;
    const reversal = {
      id: '3AB12345',
      custom_id: order.id,
      amount: { currency_code: 'USD', value: '20.00' },
      links: [{ rel: 'up', href: `${all.api.address}/v2/payments/captures/${capture}` }],
    };
    const dispute = {
      dispute_id: 'PP-D-2',
      disputed_transactions: [{ seller_transaction_id: capture, seller: { merchant_id: 'MERCHANT12345' } }],
      dispute_amount: { currency_code: 'USD', value: '20.00' },
    };
    await deliver(all.api, 'paypal', all.paypal.event('PAYMENT.CAPTURE.REVERSED', reversal));
    await deliver(all.api, 'paypal', all.paypal.event('CUSTOMER.DISPUTE.CREATED', dispute));
    expect(await goldOf(anna)).toBe(0);
    for (let again = 0; again < 2; again += 1)
      await deliver(
        all.api,
        'paypal',
        all.paypal.event('CUSTOMER.DISPUTE.RESOLVED', {
          ...dispute,
          dispute_outcome: { outcome_code: 'CANCELED_BY_BUYER' },
        }),
      );
    expect([await goldOf(anna), (await orderOf(anna, order.id)).state]).toEqual([20, 'credited']);
  });
});

describe('WeChat Pay', () => {
  it('shows a QR code, signs its requests, and credits the encrypted webhook', async () => {
    const anna = await payer();
    const { order, action, token } = await begin(inChina(anna), 'wechat', { amount: 20 });
    expect([action, token, order.amount, order.currency]).toEqual([
      'image',
      `weixin://wxpay/bizpayurl?pr=${order.id.slice(0, 8)}`,
      120,
      'RMB',
    ]);
    expect(all.wechat.transactions.get(order.id)?.total).toBe(12_000);
    expect(await deliver(all.api, 'wechat', all.wechat.pay(order.id))).toBe(204);
    expect([await goldOf(anna), (await orderOf(anna, order.id)).state]).toEqual([20, 'credited']);
    const refund = {
      mchid: wechatMerchant.merchantId,
      out_trade_no: order.id,
      transaction_id: all.wechat.transactions.get(order.id)?.transaction_id,
      out_refund_no: 'r1',
      refund_id: '50000000382019052709732678859',
      refund_status: 'SUCCESS',
      amount: { total: 12_000, refund: 6_000, payer_total: 12_000, payer_refund: 6_000 },
    };
    await deliver(all.api, 'wechat', all.wechat.webhook('REFUND.SUCCESS', refund));
    expect(await goldOf(anna)).toBe(10);
  });

  it('opens inside WeChat with parameters signed by the merchant', async () => {
    const anna = await payer();
    // The silent login of the WeChat browser redirects only to the host that asked.
    const { url } = (
      await inChina(anna).call(paymentsContract.getPayer, { query: { back: '/bill', state: '0123456789abcdef' } })
    ).body;
    expect(
      url.startsWith(`${all.chatApp.address}/connect/oauth2/authorize?appid=${wechatApp.insideId}&`) &&
        url.endsWith('&scope=snsapi_base&state=0123456789abcdef#wechat_redirect'),
    ).toBe(true);
    const back = new URL((await fetch(url, { redirect: 'manual' })).headers.get('location') ?? '');
    expect(`${back.origin}${back.pathname}`).toBe(`${all.chinaAddress}/bill`);
    expect(
      (await anna.call(paymentsContract.getPayer, { query: { back: '/bill', state: '0123456789abcdef' } })).code,
    ).toBe(400181);
    for (const elsewhere of ['//evil.test', '/\\evil.test', 'https://evil.test'])
      expect(
        (await inChina(anna).call(paymentsContract.getPayer, { query: { back: elsewhere, state: '0123456789abcdef' } }))
          .status,
      ).toBe(400);
    const code = back.searchParams.get('code') ?? '';
    const { order, action, token } = await begin(inChina(anna), 'wechat', { amount: 20, inside_code: code });
    const sheet = JSON.parse(token) as Record<
      'appId' | 'timeStamp' | 'nonceStr' | 'package' | 'signType' | 'paySign',
      string
    >;
    expect([action, sheet.appId, sheet.package, sheet.signType]).toEqual([
      'page',
      wechatApp.insideId,
      `prepay_id=wx${order.id}`,
      'RSA',
    ]);
    expect(all.wechat.isSigned([sheet.appId, sheet.timeStamp, sheet.nonceStr, sheet.package], sheet.paySign)).toBe(
      true,
    );
  });

  it('is polled when the webhook never came', async () => {
    const anna = await payer();
    const { order } = await begin(inChina(anna), 'wechat', { month: 1 });
    all.wechat.pay(order.id);
    await poll();
    expect([(await orderOf(anna, order.id)).state, (await anna.me()).vip]).toEqual(['credited', 1]);
  });
});
