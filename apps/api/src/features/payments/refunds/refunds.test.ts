import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { startApi, type Api } from '../../../../test/api.ts';
import type { Member } from '../../../../test/fixtures/register-member.ts';
import { begin, buy, deliver, newKey, orderOf, press, sandboxWebhook } from '../../../../test/money/pay.ts';
import { proveBooks } from '../../../../test/money/prove-books.ts';
import { runJob } from '../../../../test/run-job.ts';
import { spendGold } from '../../ledger/public.ts';

let api: Api;
let members = 0;

beforeAll(async () => {
  api = await startApi();
});
afterEach(async () => {
  const breaches = await proveBooks(api.app.database);
  if (breaches.length > 0) throw new Error(`The books are not sound: ${JSON.stringify(breaches)}`);
});
afterAll(() => api.close());

const payer = () => api.register(`Payer ${(members += 1)}`, { verified: true });
const goldOf = async (member: Member) => (await member.me()).balance;

describe('a refund', () => {
  it('takes its gold back in parts and in full, once each', async () => {
    const anna = await payer();
    const { order } = await begin(anna, 'sandbox', { amount: 100 });
    await press(api, order, 'approve');
    const back = (id: string, amount: number, event = id) =>
      deliver(
        api,
        'sandbox',
        sandboxWebhook(api, order, { event_id: event, kind: 'refunded', amount, refund: { id } }),
      );
    await back(`${order.id}:a`, 2_500);
    await back(`${order.id}:a`, 2_500, `${order.id}:a again`);
    expect([await goldOf(anna), (await orderOf(anna, order.id)).state]).toEqual([75, 'credited']);
    await back(`${order.id}:b`, 99_999_999);
    expect([await goldOf(anna), (await orderOf(anna, order.id)).state]).toEqual([0, 'refunded']);
    await back(`${order.id}:c`, 100);
    expect(
      await api.sql(
        'select sum(r.gold)::int as gold from payment_refund r join payment_order o on o.id = r.order_id where o.public_id = $1',
        [order.id],
      ),
    ).toEqual([{ gold: 10_000 }]);
  });

  it('as a chargeback of spent gold becomes a debt that blocks spending and payments', async () => {
    const anna = await payer();
    const { order } = await begin(anna, 'sandbox', { amount: 50 });
    await press(api, order, 'approve');
    await api.app.database.transaction((db) =>
      spendGold(db, { key: newKey(), kind: 'gift', cause: 'test', cause_id: 2, member_id: anna.id, price: 3_000 }),
    );
    await deliver(
      api,
      'sandbox',
      sandboxWebhook(api, order, { event_id: 'dispute', kind: 'disputed', refund: { id: 'dispute' } }),
    );
    expect(await orderOf(anna, order.id)).toMatchObject({
      state: 'refunded',
      reason: 'The payment was charged back. Please contact us.',
    });
    expect(
      await api.sql("select balance from ledger_account where member_id = $1 and kind = 'debt'", [anna.id]),
    ).toEqual([{ balance: -3_000 }]);
    expect((await buy(anna, 'sandbox', { amount: 20 })).code).toBe(400073);
  });

  it('that arrives before its payment waits for it', async () => {
    const anna = await payer();
    const { order } = await begin(anna, 'sandbox', { amount: 50 });
    await deliver(
      api,
      'sandbox',
      sandboxWebhook(api, order, { event_id: 'early', kind: 'refunded', refund: { id: 'early' } }),
    );
    expect((await orderOf(anna, order.id)).state).toBe('pending');
    await deliver(api, 'sandbox', sandboxWebhook(api, order));
    expect([(await orderOf(anna, order.id)).state, await goldOf(anna)]).toEqual(['refunded', 0]);
  });

  it('and every other transition is guarded by the database', async () => {
    const anna = await payer();
    const { order } = await begin(anna, 'sandbox', { amount: 50 });
    const change = (what: string) => api.sql(`update payment_order set ${what} where public_id = $1`, [order.id]);
    for (const what of [
      "state = 'credited'",
      "state = 'refunded'",
      'amount = 1',
      'gold = 1',
      'account_id = 1',
      "gateway = 'stripe'",
    ])
      await expect(change(what)).rejects.toThrow(/does not (?:go|change)/);
    expect((await orderOf(anna, order.id)).state).toBe('pending');
  });
});

describe('the daily reconciliation', () => {
  it('finds payments missing in the books and credits missing at the provider', async () => {
    const anna = await payer();
    const [fine, lost, made] = [
      (await begin(anna, 'sandbox', { amount: 20 })).order,
      (await begin(anna, 'sandbox', { amount: 50 })).order,
      (await begin(anna, 'sandbox', { amount: 100 })).order,
    ];
    await press(api, fine, 'approve');
    await deliver(api, 'sandbox', sandboxWebhook(api, made));
    await api.sql(
      "insert into payment_sandbox (public_id, act, effective_at) values ($1, 'approve', now() - interval '1 hour')",
      [lost.id],
    );
    await api.sql("update payment_order set created_at = now() - interval '1 day' where public_id = any($1)", [
      [fine.id, lost.id, made.id],
    ]);
    await runJob(api, 'payments.compare');
    const [kept] = await api.sql<{ differences: { subject: string; what: string }[] }>(
      "select differences from payment_comparison where gateway = 'sandbox'",
    );
    const about = (id: string) =>
      kept?.differences.filter((difference) => difference.subject === id).map((difference) => difference.what);
    expect([about(fine.id), about(lost.id), about(made.id)]).toEqual([[], ['not_credited'], ['not_paid']]);
  });

  it('makes up for the nights on which the provider was unavailable', async () => {
    await api.sql('delete from payment_comparison');
    await api.sql(
      "insert into payment_comparison (gateway, day, differences) values ('sandbox', (now() at time zone 'UTC')::date - 5, '[]')",
    );

    await runJob(api, 'payments.compare');

    const compared = await api.sql<{ ago: number }>(
      "select (now() at time zone 'UTC')::date - day as ago from payment_comparison where gateway = 'sandbox' order by day",
    );
    expect(compared.map(({ ago }) => ago)).toEqual([5, 4, 3, 2, 1]);
  });
});
