import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openClient } from '../../../../../test/client.ts';
import { begin, deliver } from '../../../../../test/money/pay.ts';
import { startProviders, type Providers } from '../../../../../test/providers/start-providers.ts';
import { runJob } from '../../../../../test/run-job.ts';
import { billDays, readBill } from './wechat-bill.ts';

const head =
  '交易时间,公众账号ID,商户号,微信订单号,商户订单号,交易状态,货币种类,微信退款单号,退款金额,手续费,费率,订单金额';
const bill = (...orders: readonly string[]) =>
  [
    `\uFEFF${head}`,
    ...orders.map(
      (order, nth) =>
        `\`2026-03-01 07:30:00,\`wx1,\`190,\`42000${nth},\`${order},\`SUCCESS,\`CNY,\`0,\`0.00,\`0.72000,\`0.60%,\`120.00`,
    ),
    '总交易单数,总交易额',
    `\`${orders.length},\`120.00`,
  ].join('\r\n');
const sha1 = (text: string) => createHash('sha1').update(text).digest('hex');

describe('a bill', () => {
  it('lists payments by our orders', () => {
    const text = bill('a'.repeat(32));

    expect(readBill(Buffer.from(text), sha1(text))).toEqual([
      { order: 'a'.repeat(32), amount: 12_000, currency: 'RMB' },
    ]);
  });

  it('is refused where it is not the one that was announced, or no bill', () => {
    expect(() => readBill(Buffer.from(bill('a'.repeat(32))), sha1('another'))).toThrow('another bill');
    expect(() => readBill(Buffer.from('no bill'), sha1('no bill'))).toThrow('could not be read');
  });

  it.each([
    ['2026-03-01T00:00:00Z', '2026-03-03T02:40:00Z', ['2026-03-01', '2026-03-02']],
    ['2026-03-01T00:00:00Z', '2026-03-03T01:59:00Z', ['2026-03-01']],
    ['2026-03-01T16:00:00Z', '2026-03-03T02:40:00Z', ['2026-03-02']],
    ['2026-03-03T00:00:00Z', '2026-03-03T02:40:00Z', []],
  ])('from %s is there at %s for %j', (from, to, days) => {
    expect(billDays(new Date(from), new Date(to))).toEqual(days);
  });
});

describe('the nightly comparison with WeChat Pay', () => {
  let all: Providers;
  let members = 0;

  beforeAll(async () => {
    all = await startProviders();
  });
  afterAll(() => all.close());

  /** An order of yesterday, of an hour by UTC. */
  async function ordered({ isPaid, hour = 10 }: { readonly isPaid: boolean; readonly hour?: number }): Promise<string> {
    const anna = await all.api.register(`Billed ${(members += 1)}`, { verified: true });
    const client = openClient(all.chinaAddress, { language: 'zh', token: anna.token });
    const { order } = await begin(client, 'wechat', { amount: 20 });
    if (isPaid) await deliver(all.api, 'wechat', all.wechat.pay(order.id));
    await all.api.sql(
      `update payment_order set created_at = (((now() at time zone 'UTC')::date - 1)::timestamp at time zone 'UTC') + make_interval(hours => $2)
       where public_id = $1`,
      [order.id, hour],
    );
    return order.id;
  }

  it('finds payments without a credit and credits without a payment, as far as the bill goes', async () => {
    const [fine, lost, made, late] = [
      await ordered({ isPaid: true }),
      await ordered({ isPaid: false }),
      await ordered({ isPaid: true }),
      await ordered({ isPaid: true, hour: 16 }),
    ];
    const newest = billDays(new Date(Date.now() - 2 * 86_400_000), new Date()).at(-1) ?? '';
    all.wechat.bills.set(newest, bill(fine, lost));

    await runJob(all.api, 'payments.compare');

    const [kept] = await all.api.sql<{ differences: { subject: string; what: string }[] }>(
      "select differences from payment_comparison where gateway = 'wechat'",
    );
    const about = (id: string) => kept?.differences.filter(({ subject }) => subject === id).map(({ what }) => what);
    expect([fine, lost, made, late].map(about)).toEqual([[], ['not_credited'], ['not_paid'], []]);
  });
});
