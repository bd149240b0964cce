import { randomUUID } from 'node:crypto';
import { membershipContract } from '@peonia/contract/money/membership.schema.ts';
import { paymentsContract } from '@peonia/contract/money/payments.schema.ts';
import { priceListContract as contract } from '@peonia/contract/money/price-list.schema.ts';
import type { PriceAct, PriceList } from '@peonia/contract/money/price-list.ts';
import { pricesOf, type PriceValues } from '@peonia/contract/money/price-rules.ts';
import { errors, type ErrorName } from '@peonia/contract/protocol/errors.ts';
import { limits } from '@peonia/contract/protocol/limits.ts';
import { travelContract } from '@peonia/contract/travel/travel.schema.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startApi, type Api } from '../../../test/api.ts';
import { makeStaff, type StaffMember } from '../../../test/fixtures/make-staff.ts';
import type { Member } from '../../../test/fixtures/register-member.ts';
import { actOnTravel, paidTravel, payFee, saveDraft } from '../../../test/fixtures/request-travel.ts';
import { buy, orderOf, press } from '../../../test/money/pay.ts';
import { openPriceList } from './open-price-list.ts';
import { pricesEraser, pricesExporter } from './own-price-lists.ts';

let api: Api;
let fay: StaffMember;
let ada: StaffMember;
let mei: Member;

beforeAll(async () => {
  api = await startApi();
  fay = await makeStaff(api, 'Finance Fay', 'finance');
  ada = await makeStaff(api, 'Admin Ada', 'admin');
  mei = await api.register('Mei Lin');
});
afterAll(() => api.close());

/** The built-in prices again. */
beforeEach(async () => {
  await api.sql('truncate price_list');
  await runAgain();
});

const code = (name: ErrorName) => errors[name].code;
const builtIn = pricesOf(limits);
const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString();

/** Lets the running program read the table: a change that is taken back makes it look. */
async function runAgain(): Promise<void> {
  const { body } = await draft({});
  await act(fay, body, 'cancel');
}

async function draft(changes: Partial<PriceValues>, valid_from: string | null = null, client_id = randomUUID()) {
  return fay.call(contract.createPriceList, {
    body: { values: { ...builtIn, ...changes }, valid_from, reason: 'Costs have risen', client_id },
  });
}

async function act(staff: StaffMember, list: PriceList, name: PriceAct) {
  return staff.call(contract.decidePriceList, {
    params: { id: list.id },
    body: { act: name, seen: list.changed_at, before_id: list.before_id, reason: 'Looked at it' },
  });
}

/** A list in force, or planned for its time. */
async function approve(changes: Partial<PriceValues>, valid_from: string | null = null): Promise<PriceList> {
  const submitted = await act(fay, (await draft(changes, valid_from)).body, 'submit');
  const approved = await act(ada, submitted.body, 'approve');
  if (approved.status !== 200) throw new Error(approved.text);
  return approved.body;
}

const running = async () => (await api.guest().call(contract.getRunningPrices)).body;
const pricesFor = async (member: Member) => (await member.call(paymentsContract.getPrices)).body;

describe('a price list', () => {
  it('charges the built-in prices before there is one', async () => {
    expect(await running()).toEqual({ id: null, values: builtIn });
  });

  // covers: Price list with versions, a second person, preview and history
  it('charges what a second person approved, at once', async () => {
    const list = await approve({ gold_usd_cents: 120, pack_1_cents: 3_300 });

    const { rate, packs } = await pricesFor(mei);
    expect([list.state, (await running()).id]).toEqual(['in_force', list.id]);
    expect([rate, packs.find(({ month }) => month === 1)]).toEqual([
      1.2,
      expect.objectContaining({ gold: 33, amount: 39.6 }),
    ]);
  });

  it('is not approved by who wrote it', async () => {
    const { body } = await act(fay, (await draft({ vip_discount: 7 })).body, 'submit');

    expect((await act(fay, body, 'approve')).code).toBe(code('staff_second_person'));
    expect(body.acts).toEqual(['revise', 'cancel']);
    expect((await running()).id).toBeNull();
  });

  it('begins at its time, in every process', async () => {
    const list = await approve({ recharge_max: 2_000 }, inHours(3));
    expect([list.state, (await running()).id]).toEqual(['planned', null]);
    await api.sql('alter table price_list disable trigger price_list_change');
    await api.sql("update price_list set valid_from = now() - interval '1 second' where id = $1", [list.id]);
    await api.sql('alter table price_list enable trigger price_list_change');
    const seen: unknown[] = [];
    const other = openPriceList(api.app.database, (changes) => seen.push(changes));

    await other.refresh();
    await runAgain();

    expect([other.id, seen]).toEqual([list.id, [{ ...builtIn, recharge_max: 2_000 }]]);
    expect((await running()).values.recharge_max).toBe(2_000);
  });

  it('is cancelled while it is planned, and stays once it is in force', async () => {
    const planned = await approve({ travel_fee: 60 }, inHours(3));
    const inForce = await approve({ travel_fee: 55 });

    expect((await act(fay, planned, 'cancel')).body.state).toBe('cancelled');
    expect((await act(fay, inForce, 'cancel')).code).toBe(code('price_list_moved'));
  });

  it('leaves a travel request at the fee, and at the price of gold, that its payment began with', async () => {
    const [jonas, lin] = [
      await api.register('Jonas Fee', { verified: true }),
      await api.register('Lin Fee', { verified: true }),
    ];
    const { id } = (await saveDraft(jonas, lin)).body;
    const [first, second] = [(await payFee(jonas, id)).body.order, (await payFee(jonas, id)).body.order];

    await approve({ travel_fee: 60, gold_usd_cents: 120 });
    await press(api, first, 'approve');
    // The request is paid, so the second payment comes back as gold.
    await press(api, second, 'approve');

    const { body: request } = await jonas.call(travelContract.getTravelRequest, { params: { id } });
    expect([request.state, (await orderOf(jonas, first.id)).amount, (await jonas.me()).balance]).toEqual([
      'paid',
      50,
      50,
    ]);
  });

  it('is what the fee of a second draft goes by', async () => {
    const [jonas, lin] = [
      await api.register('Jonas Second', { verified: true }),
      await api.register('Lin Second', { verified: true }),
    ];
    const first = await paidTravel(api, jonas, lin);
    await approve({ travel_fee: 60, gold_usd_cents: 120 });
    // A second draft waits for the end of the first request.
    const early = await saveDraft(jonas, lin);
    await actOnTravel(jonas, first.id, 'cancel');
    const { id } = (await saveDraft(jonas, lin)).body;

    const [late, now] = [await payFee(jonas, id), await payFee(jonas, id, 72)];

    expect([early.code, late.code, now.body.order.amount]).toEqual([code('travel_open'), code('price_changed'), 72]);
  });

  it('is refused with the reason', async () => {
    const { body } = await act(fay, (await draft({ travel_fee: 60 })).body, 'submit');

    const { body: refused } = await act(ada, body, 'refuse');

    expect(refused).toMatchObject({ state: 'refused', decided_by: 'Admin Ada', decision: 'Looked at it', acts: [] });
  });

  it('is not approved after it, or the list before it, has changed', async () => {
    const { body: waiting } = await act(fay, (await draft({ travel_fee: 60 })).body, 'submit');
    await approve({ travel_fee: 55 });

    expect((await act(ada, waiting, 'approve')).code).toBe(code('price_list_moved'));
    expect((await act(ada, { ...waiting, changed_at: '2026-01-01' }, 'refuse')).code).toBe(code('price_list_moved'));
  });

  it('does not begin at the time of another', async () => {
    const at = inHours(5);
    await approve({ travel_fee: 60 }, at);
    const { body } = await act(fay, (await draft({ travel_fee: 61 }, at)).body, 'submit');

    expect((await act(ada, body, 'approve')).code).toBe(code('price_list_time_taken'));
  });

  it('stands beside the list that it follows, with receipts of both', async () => {
    await approve({ gold_usd_cents: 110 });

    const { body } = await draft({ gold_usd_cents: 130 });

    expect([body.before.gold_usd_cents, body.values.gold_usd_cents]).toEqual([110, 130]);
    expect(body.receipts.find(({ thing }) => thing === 'recharge')).toEqual({
      thing: 'recharge',
      quantity: 50,
      currency: 'USD',
      before: 55,
      after: 65,
    });
  });

  it('keeps its history', async () => {
    const first = await approve({ vip_discount: 6 });
    const second = await approve({ vip_discount: 7 });
    await draft({ vip_discount: 8 });

    const show = async (part: 'open' | 'approved') =>
      (await fay.call(contract.listPriceLists, { query: { show: part } })).body.items.map(({ id, state }) => [
        id,
        state,
      ]);
    expect(await show('approved')).toEqual([
      [second.id, 'in_force'],
      [first.id, 'past'],
    ]);
    expect((await show('open')).map(([, state]) => state)).toEqual(['draft']);
  });

  it('is logged with what changed', async () => {
    const { id } = await approve({ vip_discount: 9 });

    const [logged] = await api.sql<{ detail: string; staff_id: number }>(
      "select before, after, detail, staff_id from staff_act where act = 'prices.approved' and $1 = any(subject_ids)",
      [id],
    );
    expect(logged).toEqual({
      before: 'vip_discount 5',
      after: 'vip_discount 9',
      detail: 'Looked at it',
      staff_id: ada.id,
    });
  });

  it('loses the names of an erased account', async () => {
    const { id } = await approve({ vip_discount: 4 });
    const files: string[] = [];
    for await (const file of pricesExporter.files(api.app.database, fay.id)) files.push(file.path);

    await pricesEraser.erase(api.app.database, fay.id);

    const { body } = await ada.call(contract.getPriceList, { params: { id } });
    expect([files, body.author, body.decided_by]).toEqual([['prices/prices.json'], null, 'Admin Ada']);
  });
});

describe('a draft', () => {
  it('is one when it is sent twice', async () => {
    const key = randomUUID();

    const [first, second] = [await draft({}, null, key), await draft({}, null, key)];

    expect([first.status, second.body.id]).toEqual([201, first.body.id]);
  });

  it('is edited by its author as they saw it', async () => {
    const { body: list } = await draft({});
    const edit = (staff: StaffMember, seen: string) =>
      staff.call(contract.editPriceList, {
        params: { id: list.id },
        body: { values: { ...builtIn, travel_fee: 70 }, valid_from: null, reason: 'Costs have risen', seen },
      });

    expect((await edit(ada, list.changed_at)).code).toBe(code('price_list_moved'));
    expect((await edit(fay, '2026-01-01')).code).toBe(code('price_list_moved'));
    expect((await edit(fay, list.changed_at)).body.values.travel_fee).toBe(70);
  });

  it.each([
    [{ gold_usd_cents: 0 }, 'gold_usd_cents'],
    [{ recharge_preset_2: 20 }, 'recharge_preset_2'],
    [{ recharge_default: 55 }, 'recharge_default'],
    [{ contact_price_min: 300 }, 'contact_price_default'],
    [{ payout_min_usd: 6_000 }, 'payout_daily_usd'],
  ])('refuses %j and names the field', async (changes, name) => {
    const { code: refusal, text } = await draft(changes);

    expect([refusal, text]).toEqual([code('price_value'), expect.stringContaining(name)]);
  });

  it('refuses a day that is over', async () => {
    expect((await draft({}, inHours(-1))).code).toBe(code('price_time'));
    expect((await draft({}, '2026-99-99T00:00:00Z')).code).toBe(code('price_time'));
  });
});

describe('a price that was shown', () => {
  it('is refused once another one holds, and nothing is charged', async () => {
    const shown = (await pricesFor(mei)).presets.find(({ gold }) => gold === 50)?.amount ?? 0;
    await approve({ gold_usd_cents: 150 });

    const late = await buy(mei, 'sandbox', { amount: 50, expected: { amount: shown, currency: 'USD' } });
    const now = await buy(mei, 'sandbox', { amount: 50 });

    expect([late.code, now.body.order.amount]).toEqual([code('price_changed'), 75]);
  });

  it('is kept by an order that has begun', async () => {
    const { body } = await buy(mei, 'sandbox', { amount: 50 });
    await approve({ gold_usd_cents: 150 });

    expect((await orderOf(mei, body.order.id)).amount).toBe(50);
  });

  it('is refused for a pack from the balance as well', async () => {
    await approve({ pack_1_cents: 4_000 });

    const { code: refusal } = await mei.call(membershipContract.upgrade, {
      body: { package: 1, gateway: 'balance', expected: 30 },
      headers: { 'idempotency-key': randomUUID() },
    });

    expect(refusal).toBe(code('price_changed'));
  });
});

describe('the running prices', () => {
  it('cost no statement', async () => {
    await running();

    expect(await api.countQueries(running)).toBe(0);
  });

  it('are named by messages', async () => {
    await approve({ secret_price_max: 40, contact_price_max: 30 });
    const { contactsContract } = await import('@peonia/contract/contacts.schema.ts');

    const { text } = await mei.call(contactsContract.saveContact, {
      body: { facebook: null, wechat: null, phone: null, email: null, price: 31, show: 0, vip_free: 0 },
    });

    expect(text).toContain('from 5 to 30 gold');
  });
});
