import { paymentDeskContract } from '@peonia/contract/money/payment-desk.schema.ts';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { openClient } from '../../../../test/client.ts';
import type { Member } from '../../../../test/fixtures/register-member.ts';
import { begin, deliver, orderOf } from '../../../../test/money/pay.ts';
import { proveBooks } from '../../../../test/money/prove-books.ts';
import { decideByStaff, financeStaff } from '../../../../test/money/release-by-staff.ts';
import { startProviders, type Providers } from '../../../../test/providers/start-providers.ts';
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

const payer = () => all.api.register(`Reviewed ${(members += 1)}`, { verified: true });
const goldOf = async (member: Member) => (await member.me()).balance;
const poll = async () => {
  await all.api.sql("update payment_order set poll_at = now() where state in ('created', 'pending')");
  await runJob(all.api, 'payments.poll');
  while ((await all.api.app.outbox.drain()) > 0);
};

/** A payment whose capture PayPal still examines. */
async function examinedByPaypal() {
  const anna = await payer();
  const { order } = await begin(anna, 'paypal', { amount: 50 });
  all.paypal.captures = 'PENDING';
  await deliver(all.api, 'paypal', all.paypal.approve(order.id));
  all.paypal.captures = 'COMPLETED';
  const tell = (type: string, status: string) =>
    deliver(all.api, 'paypal', all.paypal.event(type, { ...all.paypal.captureResource(order.id), status }));
  return { anna, id: order.id, tell, capture: all.paypal.orderOf(order.id).capture };
}

async function begunWithWechat() {
  const anna = await payer();
  const client = openClient(all.chinaAddress, { language: 'zh', token: anna.token });
  const { order } = await begin(client, 'wechat', { amount: 20 });
  return { anna, id: order.id };
}

async function paidWithWechat() {
  const { anna, id } = await begunWithWechat();
  await deliver(all.api, 'wechat', all.wechat.pay(id));
  return { anna, id };
}

let complaints = 0;

function complain(id: string) {
  const complaint_id = `2002018${(complaints += 1)}`;
  const { transaction_id } = all.wechat.transactionOf(id);
  return async (complaint_state: string, change: Record<string, unknown> = {}) => {
    const type = complaint_state === 'PENDING' ? 'COMPLAINT.CREATE' : 'COMPLAINT.STATE_CHANGE';
    all.wechat.complaints.set(complaint_id, {
      complaint_id,
      complaint_state,
      complaint_full_refunded: false,
      user_complaint_times: 1,
      complaint_order_info: [{ out_trade_no: id, transaction_id, amount: 12_000 }],
      ...change,
    });
    return deliver(all.api, 'wechat', all.wechat.webhook(type, { complaint_id, action_type: 'CREATE_COMPLAINT' }));
  };
}

const refundNotice = (id: string, type: string, fields: Record<string, unknown>) =>
  deliver(
    all.api,
    'wechat',
    all.wechat.webhook(type, {
      mchid: '1900000109',
      out_trade_no: id,
      transaction_id: all.wechat.transactionOf(id)['transaction_id'],
      ...fields,
    }),
  );

it('ends a payment that PayPal has examined and denied', async () => {
  const { anna, id, tell } = await examinedByPaypal();
  const before = (await orderOf(anna, id)).state;

  await tell('PAYMENT.CAPTURE.DENIED', 'DECLINED');

  const { state, reason } = await orderOf(anna, id);
  expect([before, state, reason, await goldOf(anna)]).toEqual([
    'pending',
    'failed',
    expect.stringContaining('declined'),
    0,
  ]);
});

it('takes back what PayPal reverses after its review', async () => {
  const { anna, id, tell, capture } = await examinedByPaypal();
  await tell('PAYMENT.CAPTURE.COMPLETED', 'COMPLETED');
  const credited = await goldOf(anna);

  await deliver(
    all.api,
    'paypal',
    all.paypal.event('PAYMENT.CAPTURE.REVERSED', {
      id: `REV${id.slice(0, 8).toUpperCase()}`,
      custom_id: id,
      amount: { currency_code: 'USD', value: '50.00' },
      links: [{ rel: 'up', href: `https://api.paypal.test/v2/payments/captures/${capture?.id}` }],
    }),
  );

  expect([credited, await goldOf(anna), (await orderOf(anna, id)).state]).toEqual([50, 0, 'refunded']);
});

it('credits a payment by polling once PayPal has finished its review', async () => {
  const { anna, capture } = await examinedByPaypal();
  if (capture !== null) capture.status = 'COMPLETED';

  await poll();

  expect(await goldOf(anna)).toBe(50);
});

it('ends a payment that PayPal gave back before it was credited', async () => {
  const { anna, id, capture } = await examinedByPaypal();
  if (capture !== null) capture.status = 'REFUNDED';

  await poll();

  const { state, reason } = await orderOf(anna, id);
  expect([state, reason, await goldOf(anna)]).toEqual(['failed', 'The payment was refunded.', 0]);
});

it('holds a payment while WeChat Pay has a complaint about it, and releases it when that is processed', async () => {
  const { anna, id } = await paidWithWechat();
  const tell = complain(id);

  await tell('PENDING');
  const held = await goldOf(anna);
  await tell('PROCESSING');
  await tell('PROCESSED');

  expect([held, await goldOf(anna)]).toEqual([0, 20]);
});

it('does not hold again when a notice of a processed complaint comes late', async () => {
  const { anna, id } = await paidWithWechat();
  const tell = complain(id);
  await tell('PENDING');
  await tell('PROCESSED');

  await tell('PROCESSING');

  expect(await goldOf(anna)).toBe(20);
});

it('does not hold again for a complaint in spite of which the staff released the payment', async () => {
  const { anna, id } = await paidWithWechat();
  const tell = complain(id);
  await tell('PENDING');
  await decideByStaff(all.api, id, { act: 'release' });

  await tell('PROCESSING');
  const same = await goldOf(anna);
  await complain(id)('PENDING');

  expect([same, await goldOf(anna)]).toEqual([20, 0]);
});

it('holds again when the payer goes on complaining', async () => {
  const { anna, id } = await paidWithWechat();
  const tell = complain(id);
  await tell('PENDING');
  await tell('PROCESSED');

  await tell('PROCESSING', { user_complaint_times: 2 });

  expect(await goldOf(anna)).toBe(0);
});

it('takes the held gold when a complaint ends in a refund', async () => {
  const { anna, id } = await paidWithWechat();
  const tell = complain(id);
  await tell('PENDING');

  await tell('PROCESSED', { complaint_full_refunded: true });
  const before = (await orderOf(anna, id)).state;
  await refundNotice(id, 'REFUND.SUCCESS', {
    refund_id: `refund-${id}`,
    refund_status: 'SUCCESS',
    amount: { total: 12_000, refund: 12_000 },
  });

  expect([before, (await orderOf(anna, id)).state, await goldOf(anna)]).toEqual(['pending', 'refunded', 0]);
});

it('answers 503 while WeChat Pay does not say how a complaint stands', async () => {
  const { id } = await paidWithWechat();
  const tell = complain(id);
  all.wechat.down = 500;

  const status = await tell('PENDING');
  all.wechat.down = null;

  expect(status).toBe(503);
});

it('holds a polled payment of WeChat Pay that was refunded in part, until its notice arrives', async () => {
  const { anna, id } = await begunWithWechat();
  all.wechat.pay(id);
  const transaction = all.wechat.transactions.get(id);
  if (transaction !== undefined) transaction.state = 'REFUND';

  await poll();
  const held = [(await orderOf(anna, id)).state, await goldOf(anna)];
  await refundNotice(id, 'REFUND.SUCCESS', {
    refund_id: `refund-${id}`,
    refund_status: 'SUCCESS',
    amount: { total: 12_000, refund: 6_000 },
  });
  await decideByStaff(all.api, id, { act: 'release' });

  expect([held, await goldOf(anna)]).toEqual([['pending', 0], 10]);
});

it.each(['REFUND.ABNORMAL', 'REFUND.CLOSED'])('tells the staff of an accepted refund that ends as %s', async (type) => {
  const { anna, id } = await paidWithWechat();
  await decideByStaff(all.api, id, { act: 'refund' });
  while ((await all.api.app.outbox.drain()) > 0);
  const [request] = await all.api.sql<{ id: number }>(
    'select r.id from payment_request r join payment_order o on o.id = r.order_id where o.public_id = $1',
    [id],
  );

  await refundNotice(id, type, { out_refund_no: `refund-${id}-${request?.id}`, amount: { total: 12_000 } });

  const [fay] = await financeStaff(all.api);
  const { body } = await fay.call(paymentDeskContract.getPaymentCase, { params: { id } });
  expect([body.requests[0]?.state, await goldOf(anna)]).toEqual(['failed', 20]);
});
