import { paymentDeskContract as desk } from '@peonia/contract/money/payment-desk.schema.ts';
import { paymentsContract } from '@peonia/contract/money/payments.schema.ts';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { openClient } from '../../../../test/client.ts';
import { mailsTo } from '../../../../test/fixtures/read-mails.ts';
import type { Member } from '../../../../test/fixtures/register-member.ts';
import { begin, deliver, orderOf } from '../../../../test/money/pay.ts';
import { proveBooks } from '../../../../test/money/prove-books.ts';
import { financeStaff } from '../../../../test/money/release-by-staff.ts';
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

const payer = () => all.api.register(`Undecided ${(members += 1)}`, { verified: true });
const settle = async () => {
  while ((await all.api.app.outbox.drain()) > 0);
};
const callOff = async (member: Pick<Member, 'call'>, id: string) => {
  await member.call(paymentsContract.cancelOrder, { params: { id }, body: { cancel: true } });
  await settle();
};
const poll = async () => {
  await all.api.sql('update payment_order set poll_at = now()');
  await runJob(all.api, 'payments.poll');
  await settle();
};

// covers: Payment modal states
describe('an order that its payer calls off', () => {
  it('is closed at Stripe', async () => {
    const anna = await payer();
    const { order } = await begin(anna, 'stripe', { amount: 50 });

    await callOff(anna, order.id);
    await poll();

    expect([all.stripe.sessionOf(order.id).status, (await orderOf(anna, order.id)).state]).toEqual([
      'expired',
      'cancelled',
    ]);
  });

  it('is credited where Stripe has the money, and its receipt says so', async () => {
    const anna = await payer();
    const { order } = await begin(anna, 'stripe', { amount: 50 });
    const paid = all.stripe.pay(order.id);

    await callOff(anna, order.id);
    await deliver(all.api, 'stripe', paid);
    await settle();

    const mail = (await mailsTo(all.api, anna.email)).at(-1) ?? '';
    expect([(await anna.me()).balance, (await orderOf(anna, order.id)).state]).toEqual([50, 'credited']);
    expect(mail).toContain('You had cancelled this payment, but the provider had already taken the money.');
  });

  it('is closed at WeChat Pay', async () => {
    const anna = await payer();
    const china = openClient(all.chinaAddress, { language: 'zh', token: anna.token });
    const { order } = await begin(china, 'wechat', { amount: 20 });

    await callOff(china, order.id);
    await poll();

    expect([all.wechat.transactions.get(order.id)?.state, (await orderOf(anna, order.id)).state]).toEqual([
      'CLOSED',
      'cancelled',
    ]);
  });

  it('is credited where WeChat Pay has the money', async () => {
    const anna = await payer();
    const china = openClient(all.chinaAddress, { language: 'zh', token: anna.token });
    const { order } = await begin(china, 'wechat', { amount: 20 });
    const paid = all.wechat.pay(order.id);

    await callOff(china, order.id);
    await deliver(all.api, 'wechat', paid);

    expect([all.wechat.transactions.get(order.id)?.state, (await anna.me()).balance]).toEqual(['SUCCESS', 20]);
  });

  it('shows the staff when it was called off', async () => {
    const anna = await payer();
    const { order } = await begin(anna, 'stripe', { amount: 50 });
    const paid = all.stripe.pay(order.id);
    await callOff(anna, order.id);
    await deliver(all.api, 'stripe', paid);
    const [finance] = await financeStaff(all.api);

    const { body } = await finance.call(desk.getPaymentCase, { params: { id: order.id } });

    expect([body.state, typeof body.called_off_at]).toEqual(['credited', 'string']);
  });
});
