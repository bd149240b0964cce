import { ledgerContract } from '@peonia/contract/money/ledger.schema.ts';
import type { PaymentOrder } from '@peonia/contract/money/payments.ts';
import { lifetimeEnd } from '@peonia/core/packs.ts';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { startApi, type Api } from '../../../../test/api.ts';
import type { Member } from '../../../../test/fixtures/register-member.ts';
import { begin, buy, deliver, newKey, orderOf, press, sandboxWebhook } from '../../../../test/money/pay.ts';
import { proveBooks } from '../../../../test/money/prove-books.ts';
import { releaseByStaff } from '../../../../test/money/release-by-staff.ts';
import { spendGold } from '../../ledger/public.ts';

let api: Api;
let members = 0;
let told = 0;

beforeAll(async () => {
  api = await startApi();
});
afterEach(async () => {
  const breaches = await proveBooks(api.app.database);
  if (breaches.length > 0) throw new Error(`The books are not sound: ${JSON.stringify(breaches)}`);
});
afterAll(() => api.close());

const payer = () => api.register(`Disputer ${(members += 1)}`, { verified: true });
const balanceAndState = async (member: Member, order: PaymentOrder) => [
  (await member.me()).balance,
  (await orderOf(member, order.id)).state,
];
const tell = (
  order: PaymentOrder,
  kind: 'disputed' | 'won' | 'paid' | 'refunded' | 'reviewed',
  change: Record<string, unknown> = {},
) =>
  deliver(
    api,
    'sandbox',
    sandboxWebhook(api, order, {
      event_id: `told:${(told += 1)}`,
      kind,
      refund: { id: `dispute of ${order.id}` },
      ...change,
    }),
  );
const spend = (member: Member, gold: number) =>
  api.app.database.transaction((db) =>
    spendGold(db, { key: newKey(), kind: 'gift', cause: 'test', cause_id: 1, member_id: member.id, price: gold * 100 }),
  );

async function paid(
  options: Parameters<typeof begin>[2],
  act = 'approve',
): Promise<{ anna: Member; order: PaymentOrder }> {
  const anna = await payer();
  const { order } = await begin(anna, 'sandbox', options);
  await press(api, order, act);
  return { anna, order };
}

describe('a won dispute', () => {
  // covers: A won dispute restores gold and pack once
  it('settles its debt, returns the rest and allows purchases again, however often it is reported', async () => {
    const { anna, order } = await paid({ amount: 50 });
    await spend(anna, 30);
    await tell(order, 'disputed');
    expect([await balanceAndState(anna, order), (await buy(anna, 'sandbox', { amount: 20 })).code]).toEqual([
      [0, 'refunded'],
      400073,
    ]);
    for (let again = 0; again < 3; again += 1) await tell(order, 'won');
    await tell(order, 'disputed');
    expect(await balanceAndState(anna, order)).toEqual([20, 'credited']);
    expect(
      await api.sql("select balance from ledger_account where member_id = $1 and kind = 'debt'", [anna.id]),
    ).toEqual([{ balance: 0 }]);
    expect(
      (await anna.call(ledgerContract.listTrades, { query: {} })).body.items.map(({ type, amount, balance }) => [
        type,
        amount,
        balance,
      ]),
    ).toEqual([
      ['adjustment', 50, 20],
      ['chargeback', -50, 0],
      ['gift', -30, 20],
      ['recharge', 50, 50],
    ]);
    await spend(anna, 20);
    expect((await buy(anna, 'sandbox', { amount: 20 })).status).toBe(201);
  });

  it('returns the gold that settled the debt meanwhile', async () => {
    const { anna, order } = await paid({ amount: 50 });
    await spend(anna, 50);
    const { order: second } = await begin(anna, 'sandbox', { amount: 100 });
    await tell(order, 'disputed');
    await press(api, second, 'approve');
    expect(await balanceAndState(anna, order)).toEqual([50, 'refunded']);
    await tell(order, 'won');
    expect(await balanceAndState(anna, order)).toEqual([100, 'credited']);
  });

  it('takes nothing when the dispute is reported after its end or before the payment', async () => {
    const { anna, order } = await paid({ amount: 50 });
    await tell(order, 'won');
    await tell(order, 'disputed');
    expect(await balanceAndState(anna, order)).toEqual([50, 'credited']);

    const berta = await payer();
    const { order: early } = await begin(berta, 'sandbox', { amount: 50 });
    await tell(early, 'won');
    await tell(early, 'disputed');
    await tell(early, 'paid', { refund: null });
    expect(await balanceAndState(berta, early)).toEqual([50, 'credited']);
  });

  it('returns only the disputed part and keeps earlier refunds', async () => {
    const { anna, order } = await paid({ amount: 50 });
    await tell(order, 'disputed', { amount: 3_000 });
    await tell(order, 'refunded', { amount: 2_000, refund: { id: `refund of ${order.id}` } });
    expect(await balanceAndState(anna, order)).toEqual([0, 'refunded']);
    await tell(order, 'won', { amount: 3_000 });
    expect(await balanceAndState(anna, order)).toEqual([30, 'credited']);
    await tell(order, 'won', { amount: 2_000, refund: { id: `refund of ${order.id}` } });
    expect(await balanceAndState(anna, order)).toEqual([30, 'credited']);
  });

  it('returns the days of a pack to its receiver', async () => {
    const [anna, berta] = [await payer(), await payer()];
    const { order } = await begin(anna, 'sandbox', { month: 3, user_id: berta.id, agreed: true });
    await press(api, order, 'approve');
    const { vip_expired_at } = await berta.me();
    await tell(order, 'disputed');
    expect((await berta.me()).vip_expired_at).not.toBe(vip_expired_at);
    const socket = await berta.socket();
    for (let again = 0; again < 2; again += 1) await tell(order, 'won');
    expect([(await berta.me()).vip_expired_at, (await orderOf(anna, order.id)).state]).toEqual([
      vip_expired_at,
      'credited',
    ]);
    expect(await socket.next((frame) => frame.type === 'event' && frame.name === 'balance.changed')).toMatchObject({
      data: { vip: 1, vip_expired_at },
    });
    socket.close();
  });

  it('delivers a pack that waited for review, or its gold when it cannot be granted', async () => {
    const { anna, order } = await paid({ month: 1 }, 'risky');
    await tell(order, 'disputed');
    await tell(order, 'won');
    expect([(await anna.me()).vip, (await orderOf(anna, order.id)).state]).toEqual([1, 'credited']);

    const berta = await payer();
    const { order: late } = await begin(berta, 'sandbox', { month: 1 });
    await api.sql('update account set vip_until = $2 where id = $1', [berta.id, lifetimeEnd]);
    await press(api, late, 'approve');
    await tell(late, 'disputed');
    await tell(late, 'won');
    expect([await balanceAndState(berta, late), (await orderOf(berta, late.id)).reason]).toEqual([
      [30, 'credited'],
      'The pack could no longer be added, so you received its price in gold.',
    ]);
  });

  it('keeps the hold on gold of a doubtful payment', async () => {
    const { anna, order } = await paid({ amount: 50 }, 'risky');
    await tell(order, 'disputed', { amount: 2_000 });
    await tell(order, 'won', { amount: 2_000 });
    expect(await balanceAndState(anna, order)).toEqual([0, 'pending']);
    await releaseByStaff(api, order.id);
    expect(await balanceAndState(anna, order)).toEqual([50, 'credited']);
    // Reviewed again after its release: its gold is held again.
    await tell(order, 'reviewed', { reason: 'risk', refund: null });
    expect(await balanceAndState(anna, order)).toEqual([0, 'pending']);
  });

  it('is the only transition out of refunded, also for direct database writes', async () => {
    const { anna, order } = await paid({ amount: 50 });
    await tell(order, 'refunded', { refund: { id: `all of ${order.id}` } });
    await expect(
      api.sql("update payment_order set state = 'credited' where public_id = $1", [order.id]),
    ).rejects.toThrow('does not go');
    expect(await balanceAndState(anna, order)).toEqual([0, 'refunded']);
  });
});
