import { randomUUID } from 'node:crypto';
import { callsContract } from '@peonia/contract/calls.schema.ts';
import { membershipContract } from '@peonia/contract/money/membership.schema.ts';
import { paymentsContract } from '@peonia/contract/money/payments.schema.ts';
import type { ChangedPrice } from '@peonia/contract/protocol/changed-price.ts';
import { errors } from '@peonia/contract/protocol/errors.ts';
import { limits } from '@peonia/contract/protocol/limits.ts';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startApi, type Api } from '../../../test/api.ts';
import { passTime, put, relayOf, talk } from '../../../test/fixtures/call-fixture.ts';
import { makeStaff, type StaffMember } from '../../../test/fixtures/make-staff.ts';
import type { Member } from '../../../test/fixtures/register-member.ts';
import { chargePrices } from '../../../test/money/charge-prices.ts';
import { giveGold } from '../../../test/money/give-gold.ts';
import { begin, newKey, orderOf, press } from '../../../test/money/pay.ts';
import { requireProvenBooks } from '../../../test/money/prove-books.ts';

let api: Api;
let staff: readonly [StaffMember, StaffMember];
let members = 0;

beforeAll(async () => {
  api = await startApi(relayOf);
  staff = [await makeStaff(api, 'Finance Fay', 'finance'), await makeStaff(api, 'Admin Ada', 'admin')];
});
afterAll(() => api.close());

const someone = () => api.register(`Payer ${(members += 1)}`);

/** What is bought: gold and a pack in money, a pack from the balance. */
const things = ['gold', 'pack', 'balance'] as const;
type Thing = (typeof things)[number];
type Shown = Record<Thing, ChangedPrice>;

type Step =
  | {
      readonly kind: 'list';
      readonly gold_usd_cents: number;
      readonly pack_1_cents: number;
      readonly vip_discount: number;
    }
  | { readonly kind: 'look' }
  | { readonly kind: 'buy'; readonly thing: Thing };

const steps: fc.Arbitrary<Step[]> = fc.array(
  fc.oneof(
    {
      weight: 2,
      arbitrary: fc.record({
        kind: fc.constant('list' as const),
        gold_usd_cents: fc.integer({ min: 95, max: 105 }),
        pack_1_cents: fc.constantFrom(2_900, 3_000, 3_333),
        vip_discount: fc.constantFrom(0, 5, 7),
      }),
    },
    { weight: 1, arbitrary: fc.constant({ kind: 'look' as const }) },
    { weight: 4, arbitrary: fc.record({ kind: fc.constant('buy' as const), thing: fc.constantFrom(...things) }) },
  ),
  { minLength: 12, maxLength: 12, size: 'max' },
);

/** The prices that hold by the rules, in the currency of each. */
function pricesBy(list: { gold_usd_cents: number; pack_1_cents: number; vip_discount: number }, isVip: boolean): Shown {
  const usd = (gold: number) => {
    const exact = gold * list.gold_usd_cents * (100 - (isVip ? list.vip_discount : 0));
    return { amount: Math.floor((exact + 5_000) / 10_000) / 100, currency: 'USD' as const };
  };
  return {
    gold: usd(5_000),
    pack: usd(list.pack_1_cents),
    balance: { amount: list.pack_1_cents / 100, currency: 'gold' },
  };
}

async function look(member: Member): Promise<Shown> {
  const { presets, packs, currency } = (await member.call(paymentsContract.getPrices)).body;
  const pack = packs.find(({ month }) => month === 1);
  const gold = presets.find((preset) => preset.gold === 50)?.amount ?? 0;
  return {
    gold: { amount: gold, currency },
    pack: { amount: pack?.amount ?? 0, currency },
    balance: { amount: pack?.gold ?? 0, currency: 'gold' },
  };
}

/** What a purchase at the shown price has charged; the new price if it was refused, which charges nothing. */
async function buyAt(
  member: Member,
  thing: Thing,
  { amount, currency }: ChangedPrice,
): Promise<{ readonly charged: number; readonly now?: ChangedPrice }> {
  const before = await member.me();
  const reply =
    thing === 'balance'
      ? await member.call(membershipContract.upgrade, {
          body: { package: 1, gateway: 'balance', expected: amount },
          headers: { 'idempotency-key': randomUUID() },
        })
      : await member.call(paymentsContract.purchase, {
          params: { method: 'sandbox' },
          body: {
            ...(thing === 'gold' ? { amount: 50 } : { month: 1 as const }),
            expected: { amount, currency: currency === 'RMB' ? 'RMB' : 'USD' },
          },
          headers: { 'idempotency-key': newKey() },
        });
  const spent = Math.round((before.balance - (await member.me()).balance) * 100) / 100;
  const { price, order } = JSON.parse(reply.text) as { price?: ChangedPrice; order?: { amount: number } };
  if (reply.code === errors.price_changed.code && price !== undefined) return { charged: spent, now: price };
  if (reply.status >= 300) throw new Error(reply.text);
  return { charged: order?.amount ?? spent };
}

describe('a price that was shown', () => {
  // covers: A price that is shown is charged, or the refusal names the one that holds
  it('is charged, or refused with the one that holds, whatever comes between', { timeout: 300_000 }, async () => {
    await fc.assert(
      fc.asyncProperty(steps, async (history) => {
        const member = await someone();
        await giveGold(api.app.database, member, 1_000);
        let list = { gold_usd_cents: 100, pack_1_cents: 3_000, vip_discount: 5 };
        let isVip = false;
        await chargePrices(staff, list);
        let shown = await look(member);
        const bought: unknown[] = [];
        const wanted: unknown[] = [];
        for (const step of history) {
          if (step.kind === 'look') shown = await look(member);
          if (step.kind === 'list') {
            const { kind: _, ...changes } = step;
            list = changes;
            await chargePrices(staff, changes);
          }
          if (step.kind !== 'buy') continue;
          const { thing } = step;
          const holds = pricesBy(list, isVip)[thing];
          const isChanged = shown[thing].amount !== holds.amount;
          bought.push(await buyAt(member, thing, shown[thing]));
          wanted.push(isChanged ? { charged: 0, now: holds } : { charged: holds.amount });
          if (isChanged) {
            shown = { ...shown, [thing]: holds };
            bought.push(await buyAt(member, thing, holds));
            wanted.push({ charged: holds.amount });
          }
          isVip ||= thing === 'balance';
        }
        expect(bought).toEqual(wanted);
        await requireProvenBooks(api.app.database);
      }),
      { numRuns: 6, endOnFailure: true },
    );
  });
});

describe('what has begun', () => {
  it('keeps the price per minute of a call', async () => {
    const [anna, ben] = [await someone(), await someone()];
    await giveGold(api.app.database, anna, 20);
    await chargePrices(staff, {});
    const call = await talk(anna, ben, { kind: 'voice' });

    await chargePrices(staff, { call_voice_price: limits.call_voice_price + 4, call_free_seconds: 0 });
    await passTime(api.sql, call, 85);
    await put(anna, call, { status: 'hangup' });

    const { gold } = (await anna.call(callsContract.getCall, { params: { id: call } })).body.call;
    expect([gold, (await anna.me()).balance]).toEqual([2, 18]);
  });

  it('keeps the share that the called partner earns', async () => {
    const [anna, mei] = [await someone(), await someone()];
    await giveGold(api.app.database, anna, 20);
    await api.sql('update account set is_partner = true where id = $1', [mei.id]);
    await chargePrices(staff, {});
    const call = await talk(anna, mei, { kind: 'video' });

    await chargePrices(staff, { partner_share_basis_points: limits.partner_share_basis_points - 3_000 });
    await passTime(api.sql, call, 25);
    await put(anna, call, { status: 'hangup' });

    const [earning] = await api.sql<{ amount: number }>(
      'select sum(amount)::int as amount from ledger_earning where member_id = $1',
      [mei.id],
    );
    expect(earning?.amount).toBe((limits.call_video_price * limits.partner_share_basis_points) / 100);
  });

  it('keeps the money and the gold of an order that is paid later', async () => {
    const member = await someone();
    await chargePrices(staff, {});
    const { order } = await begin(member, 'sandbox', { amount: 50 });

    await chargePrices(staff, { gold_usd_cents: 150 });
    await press(api, order, 'approve');

    expect([(await orderOf(member, order.id)).amount, (await member.me()).balance]).toEqual([50, 50]);
  });
});
