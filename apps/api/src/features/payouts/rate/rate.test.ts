import { cashOutContract as contract } from '@peonia/contract/payouts/cash-out.schema.ts';
import { limits } from '@peonia/contract/protocol/limits.ts';
import { payoutAmount } from '@peonia/core/payout-amount.ts';
import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startApi, type Api } from '../../../../test/api.ts';
import { runJob } from '../../../../test/run-job.ts';
import { fixRateOf } from './fix-rate.ts';
import { rateOfSales } from './rate-of-sales.ts';

let api: Api;
let orders = 0;

beforeAll(async () => {
  api = await startApi();
});
beforeEach(async () => {
  await api.sql('delete from payout_rate');
});
afterAll(() => api.close());

interface Sale {
  readonly amount: number;
  readonly gold: number;
  readonly currency?: 'USD' | 'RMB';
  readonly month?: number;
  readonly refunded?: { readonly amount: number; readonly gold: number; readonly at: string; readonly wonAt?: string };
}

/** An order in hundredths that was credited at a time, with its transfer and perhaps a refund. */
async function sell(at: string, { amount, gold, currency = 'USD', month, refunded }: Sale): Promise<void> {
  const [order] = await api.sql<{ id: number }>(
    `insert into payment_order (public_id, account_id, idempotency_key, request_hash, gateway, gold, month, target_id, amount, currency, language, state, created_at)
     values (md5(random()::text), 1, $1, '\\x00', 'stripe', $2, $3, 1, $4, $5, 'en', 'credited', $6::timestamptz - interval '5 minutes') returning id`,
    [`sale-${(orders += 1)}`, gold, month ?? null, amount, currency, at],
  );
  await api.sql(
    "insert into ledger_transfer (key, kind, cause, cause_id, created_at) values ($1, 'recharge', 'order', $2, $3::timestamptz)",
    [`order:${order?.id}`, order?.id, at],
  );
  if (refunded === undefined) return;
  await api.sql(
    `insert into payment_refund (gateway, refund_id, order_id, kind, amount, gold, created_at, won_at)
     values ('stripe', md5(random()::text), $1, 'chargeback', $2, $3, $4, $5)`,
    [order?.id, refunded.amount, refunded.gold, refunded.at, refunded.wonAt ?? null],
  );
}

let year = 2_000;
/** The Mondays of two weeks in a year of their own, so that no test sees the sales of another. */
function twoWeeks(): { week: string; before: string; day: (day: number, time?: string) => string } {
  const first = new Date(Date.UTC((year += 1), 5, 1));
  first.setUTCDate(first.getUTCDate() + ((8 - first.getUTCDay()) % 7));
  const dayAt = (days: number) => new Date(first.getTime() + days * 86_400_000).toISOString().slice(0, 10);
  return { before: dayAt(0), week: dayAt(7), day: (day, time = '12:00:00') => `${dayAt(day)}T${time}Z` };
}
const rateOf = async (weeks: ReturnType<typeof twoWeeks>) => (await fixRateOf(api.app.database, weeks, limits)).rate;

// covers: Cash-out: rate computed weekly, payout released in 3 to 5 days
describe('the rate of a week', () => {
  it('is the net cash per gold of the week before', async () => {
    const weeks = twoWeeks();
    await sell(weeks.day(0, '00:00:00'), { amount: 9_500, gold: 10_000 });
    await sell(weeks.day(6, '23:59:59'), { amount: 8_500, gold: 10_000 });

    expect(await rateOf(weeks)).toBe(9_000);
  });

  it('counts nothing before Monday 00:00 UTC or from the next one on', async () => {
    const weeks = twoWeeks();
    await sell(weeks.day(-1, '23:59:59'), { amount: 100, gold: 10_000 });
    await sell(weeks.day(3), { amount: 9_500, gold: 10_000 });
    await sell(weeks.day(7, '00:00:00'), { amount: 100, gold: 10_000 });

    expect(await rateOf(weeks)).toBe(9_500);
  });

  it('is at most the list price', async () => {
    const weeks = twoWeeks();
    await sell(weeks.day(1), { amount: 12_000, gold: 10_000 });

    expect(await rateOf(weeks)).toBe(10_000);
  });

  it('takes off refunds and disputes of the week, and adds what was won', async () => {
    const weeks = twoWeeks();
    const refunded = { amount: 9_000, gold: 10_000, at: weeks.day(2) };
    await sell(weeks.day(1), { amount: 8_000, gold: 10_000 });
    await sell(weeks.day(1), { amount: 9_000, gold: 10_000, refunded });
    await sell(weeks.day(1), { amount: 9_000, gold: 10_000, refunded: { ...refunded, wonAt: weeks.day(3) } });

    expect(await rateOf(weeks)).toBe(8_500);
  });

  it('takes a refund off the week in which it came', async () => {
    const weeks = twoWeeks();
    await sell(weeks.day(-3), {
      amount: 9_000,
      gold: 10_000,
      refunded: { amount: 9_000, gold: 10_000, at: weeks.day(1) },
    });
    await sell(weeks.day(1), { amount: 17_000, gold: 20_000 });

    expect(await rateOf(weeks)).toBe(8_000);
  });

  it('counts RMB at the list price', async () => {
    const weeks = twoWeeks();
    await sell(weeks.day(1), { amount: 60_000, gold: 10_000, currency: 'RMB' });
    await sell(weeks.day(1), { amount: 8_000, gold: 10_000 });

    expect(await rateOf(weeks)).toBe(9_000);
  });

  it('leaves out packs', async () => {
    const weeks = twoWeeks();
    await sell(weeks.day(1), { amount: 3_000, gold: 30_000, month: 1 });
    await sell(weeks.day(1), { amount: 9_500, gold: 10_000 });

    expect(await rateOf(weeks)).toBe(9_500);
  });

  it('stays as it was without sales, and begins at the list price', async () => {
    const [empty, sold, later] = [twoWeeks(), twoWeeks(), twoWeeks()];
    await sell(sold.day(1), { amount: 9_400, gold: 10_000 });

    expect([await rateOf(empty), await rateOf(sold), await rateOf(later)]).toEqual([10_000, 9_400, 9_400]);
  });

  it('does not change once it is fixed', async () => {
    const weeks = twoWeeks();
    await sell(weeks.day(1), { amount: 9_500, gold: 10_000 });
    const before = await rateOf(weeks);
    await sell(weeks.day(2), { amount: 100, gold: 10_000 });

    expect([before, await rateOf(weeks)]).toEqual([9_500, 9_500]);
  });

  it('is fixed by the job on Monday, and shown with its end', async () => {
    const member = await api.register('Rita Rate');

    await runJob(api, 'payouts.fix-rate');

    const { rate, rate_until } = (await member.call(contract.getCashOut)).body;
    const until = new Date(rate_until);
    const rows = await api.sql('select 1 from payout_rate');
    expect([rate, until.getUTCDay(), until.getUTCHours(), rows.length]).toEqual([1, 1, 0, 1]);
    expect(until.getTime() - Date.now()).toBeLessThanOrEqual(7 * 86_400_000);
  });
});

describe('an amount', () => {
  it('is rounded half up, once', () => {
    expect([payoutAmount(10_000, 9_500), payoutAmount(1, 5_000), payoutAmount(1, 4_999)]).toEqual([9_500, 1, 0]);
  });

  it('is never above the list price, whatever was sold', () => {
    const sale = fc.record({
      currency: fc.constantFrom('USD' as const, 'RMB' as const),
      cash: fc.integer({ min: -1e9, max: 1e9 }),
      gold: fc.integer({ min: -1e9, max: 1e9 }),
    });
    fc.assert(
      fc.property(
        fc.array(sale, { maxLength: 4 }),
        fc.option(fc.integer({ min: 1, max: 10_000 })),
        fc.integer({ min: 1, max: 1e9 }),
        (sales, before, gold) => {
          const { rate } = rateOfSales(sales, before, limits);
          return rate > 0 && rate <= 10_000 && payoutAmount(gold, rate) <= gold;
        },
      ),
    );
  });
});
