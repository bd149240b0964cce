import { ledgerContract as contract } from '@peonia/contract/money/ledger.schema.ts';
import type { Trade } from '@peonia/contract/money/ledger.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startApi, type Api } from '../../../test/api.ts';
import type { Member } from '../../../test/fixtures/register-member.ts';
import { giveGold } from '../../../test/money/give-gold.ts';
import { proveBooks } from '../../../test/money/prove-books.ts';
import { runJob } from '../../../test/run-job.ts';
import { settleMatured } from './earnings/settle-earnings.ts';
import { holdGold, postHold, reverseTransfer, spendGold, takeBackPurchase, voidHold, type Spending } from './public.ts';

let api: Api;
let keys = 0;

beforeAll(async () => {
  api = await startApi({ LIMIT_TRADE_PAGE: '5' });
});
afterAll(() => api.close());

const order = (kind: Trade['type'] = 'gift') => ({ key: `bill:${(keys += 1)}`, kind, cause: 'test', cause_id: keys });
const spend = (member: Member, gold: number, more: Partial<Spending> = {}) =>
  api.app.database.transaction((db) => spendGold(db, { ...order(), ...more, member_id: member.id, price: gold * 100 }));
const outcome = (work: Promise<unknown>) =>
  work.then(
    () => 'done',
    (error: { reason?: string }) => error.reason ?? String(error),
  );

async function wholeBill(member: Member, k?: Trade['type']): Promise<Trade[]> {
  const items: Trade[] = [];
  for (let max_id: number | undefined; max_id !== -1;) {
    const { body } = await member.call(contract.listTrades, {
      query: { ...(k === undefined ? {} : { k }), ...(max_id === undefined ? {} : { max_id }) },
    });
    items.push(...body.items);
    max_id = body.max_id;
  }
  return items;
}

describe('the bill', () => {
  // covers: GET trades?k&max_id: bill, CSV file, daily cap
  it('lists every transfer with the balance after it and the other member, and ends at -1', async () => {
    const [anna, ben] = await Promise.all([api.register('Anna Bill'), api.register('Ben Bill')]);
    await giveGold(api.app.database, anna, 10, 'bonus');
    await giveGold(api.app.database, anna, 50);
    for (let i = 0; i < 9; i += 1) await spend(anna, 3, { other_id: ben.id });
    const bill = await wholeBill(anna);
    expect(bill.map(({ amount, balance }) => [amount, balance])).toEqual([
      ...Array.from({ length: 9 }, (_, i) => [-3, 33 + i * 3]),
      [50, 60],
      [10, 10],
    ]);
    expect(bill[0]).toMatchObject({ type: 'gift', user: { user_id: ben.id, name: 'Ben Bill' }, cause: 'test' });
    expect(bill.map(({ type }) => type).slice(-2)).toEqual(['recharge', 'bonus']);
    // The fourth spending takes the last bonus and the first purchased gold: two entries, one transfer.
    expect(new Set(bill.map(({ id }) => id)).size).toBe(11);
    expect((await anna.me()).balance).toBe(33);
    expect(await wholeBill(ben)).toEqual([]);
  });

  // covers: GET /trades
  it('filters by kind across pages with a constant number of queries', async () => {
    const carla = await api.register('Carla Filter');
    await giveGold(api.app.database, carla, 500);
    for (let i = 0; i < 14; i += 1) await spend(carla, 1, i % 2 === 0 ? { kind: 'contact' } : {});
    expect((await wholeBill(carla, 'contact')).map(({ type }) => type)).toEqual(
      Array.from({ length: 7 }, () => 'contact'),
    );
    expect(await wholeBill(carla, 'payout')).toEqual([]);
    const few = await api.countQueries(() => carla.call(contract.listTrades, { query: { k: 'recharge' } }));
    expect(await api.countQueries(() => carla.call(contract.listTrades))).toBe(few);
  });

  it('hides members who block the reader or closed their account', async () => {
    const [dora, emil] = await Promise.all([api.register('Dora Blocked'), api.register('Emil Blocks')]);
    await giveGold(api.app.database, dora, 5);
    await spend(dora, 1, { other_id: emil.id });
    await api.sql("insert into relationship (member_id, other_id, kind) values ($1, $2, 'block')", [emil.id, dora.id]);
    expect((await wholeBill(dora))[0]?.user).toBeNull();
  });

  it('shows refunds, holds, chargebacks and earnings by their kind', async () => {
    const [buyer, partner] = await Promise.all([api.register('Buyer Kinds'), api.register('Partner Kinds')]);
    const { database } = api.app;
    await giveGold(api.app.database, buyer, 100);
    const posted = await spend(buyer, 10, { earner: { member_id: partner.id, basis_points: 4_000, held_days: 0 } });
    await settleMatured(database);
    await database.transaction((db) =>
      reverseTransfer(db, {
        key: `bill:back:${posted.transfer_id}`,
        transfer_id: posted.transfer_id,
        cause: 'test',
        cause_id: 1,
      }),
    );
    await database.transaction((db) => holdGold(db, { key: 'bill:hold', member_id: buyer.id, amount: 2_000 }));
    await database.transaction((db) => postHold(db, 'bill:hold', order('call'), 'revenue'));
    await database.transaction((db) =>
      takeBackPurchase(db, { ...order('chargeback'), member_id: buyer.id, amount: 10_000 }),
    );
    await giveGold(api.app.database, buyer, 30);
    expect((await wholeBill(buyer)).map(({ type, amount, balance }) => [type, amount, balance])).toEqual([
      ['recharge', 30, 10],
      ['chargeback', -100, 0],
      ['call', -20, 80],
      ['refund', 10, 100],
      ['gift', -10, 90],
      ['recharge', 100, 100],
    ]);
    expect((await wholeBill(partner)).map(({ type, amount, balance }) => [type, amount, balance])).toEqual([
      ['refund', -4, 0],
      ['earning', 4, 0],
    ]);
  });

  it('downloads as a localised file without spreadsheet formulas', async () => {
    const [greta, evil] = await Promise.all([
      api.register('Greta Datei', { language: 'de' }),
      api.register('Evil Name'),
    ]);
    await api.sql("update account set name = '=1+1;\"x' where id = $1", [evil.id]);
    await giveGold(api.app.database, greta, 1_234.5);
    await spend(greta, 0.05, { other_id: evil.id });
    const response = await fetch(`${api.address}/v1/trades.csv`, {
      headers: { authorization: `Bearer ${greta.token}`, 'accept-language': 'de' },
    });
    expect(response.headers.get('content-type')).toBe('text/csv; charset=utf-8');
    expect(response.headers.get('content-disposition')).toBe('attachment; filename="bill.csv"');
    const bytes = Buffer.from(await response.arrayBuffer());
    expect([...bytes.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
    const [head, spent, recharged, end] = bytes.toString().slice(1).split('\r\n');
    expect(head).toBe('Datum (UTC);Art;Mit;Gold;Guthaben danach');
    expect(spent).toMatch(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d;Geschenk;"'=1\+1;""x";-0,05;1234,45$/);
    expect(recharged).toMatch(/;Gold aufgeladen;;1234,5;1234,5$/);
    expect(end).toBe('');
    const english = await fetch(`${api.address}/v1/trades.csv?k=gift`, {
      headers: { authorization: `Bearer ${greta.token}`, 'accept-language': 'en' },
    });
    expect((await english.text()).split('\r\n')).toHaveLength(3);
  });
});

describe('the daily cap', () => {
  const cap = async (member: Member) => (await member.call(contract.getSpendingCap)).body;
  const setCap = (member: Member, gold: number | null) => member.call(contract.setSpendingCap, { body: { cap: gold } });
  const aDayLater = (member: Member) =>
    api.sql(
      "update spending_cap set next_from = now() - interval '1 second' where member_id = $1 and next_from > now() + interval '23 hours'",
      [member.id],
    );

  it('lowers at once, and raises after a day', async () => {
    const hans = await api.register('Hans Cap');
    expect(await cap(hans)).toEqual({ cap: null, spent_today: 0, next_cap: null, next_from: null });
    await setCap(hans, 50);
    await setCap(hans, 20);
    expect(await cap(hans)).toMatchObject({ cap: 20, next_cap: null, next_from: null });
    await setCap(hans, 100);
    expect(await cap(hans)).toMatchObject({ cap: 20, next_cap: 100 });
    // Lowering again drops the pending change.
    await setCap(hans, 10);
    expect(await cap(hans)).toMatchObject({ cap: 10, next_from: null });
    await setCap(hans, 100);
    await aDayLater(hans);
    expect(await cap(hans)).toMatchObject({ cap: 100, next_cap: null, next_from: null });
    await setCap(hans, null);
    expect(await cap(hans)).toMatchObject({ cap: 100, next_cap: null, next_from: expect.any(String) });
    await aDayLater(hans);
    expect(await cap(hans)).toMatchObject({ cap: null, next_from: null });
  });

  it('allows exactly its amount for 60 simultaneous purchases, and charges no refused one', async () => {
    const ida = await api.register('Ida Race');
    await giveGold(api.app.database, ida, 1_000);
    await setCap(ida, 70);
    const results = await Promise.all(Array.from({ length: 60 }, () => outcome(spend(ida, 10))));
    expect([
      results.filter((one) => one === 'done').length,
      results.filter((one) => one === 'spending_capped').length,
    ]).toEqual([7, 53]);
    expect([(await ida.me()).balance, (await cap(ida)).spent_today]).toEqual([930, 70]);
    // A day later the count restarts.
    await api.sql('update spending_day set day = day - 1 where member_id = $1', [ida.id]);
    expect(await outcome(spend(ida, 10))).toBe('done');
  });

  it('counts held gold, and releases it with the hold', async () => {
    const jana = await api.register('Jana Hold');
    await giveGold(api.app.database, jana, 100);
    await setCap(jana, 30);
    const { database } = api.app;
    await database.transaction((db) => holdGold(db, { key: 'cap:one', member_id: jana.id, amount: 2_000 }));
    expect(
      await outcome(database.transaction((db) => holdGold(db, { key: 'cap:two', member_id: jana.id, amount: 2_000 }))),
    ).toBe('spending_capped');
    await database.transaction((db) => voidHold(db, 'cap:one'));
    expect((await cap(jana)).spent_today).toBe(0);
    await database.transaction((db) => holdGold(db, { key: 'cap:three', member_id: jana.id, amount: 3_000 }));
    await database.transaction((db) => postHold(db, 'cap:three', order('call'), 'revenue'));
    expect((await cap(jana)).spent_today).toBe(30);
  });
});

describe('unusual spending', () => {
  it('is mailed once a day, localised, and only on unusual days', async () => {
    const options = { verified: true, language: 'fr' } as const;
    const [wild, usual, small] = await Promise.all([
      api.register('Wild Day', options),
      api.register('Usual Day', options),
      api.register('Small Day', options),
    ]);
    await Promise.all([
      giveGold(api.app.database, wild, 500),
      giveGold(api.app.database, usual, 500),
      giveGold(api.app.database, small, 500),
    ]);
    await api.sql(
      'insert into spending_day (member_id, day, spent) select $1, current_date - d, 1000 from generate_series(1, 10) d',
      [wild.id],
    );
    await api.sql(
      'insert into spending_day (member_id, day, spent) select $1, current_date - d, 9000 from generate_series(1, 10) d',
      [usual.id],
    );
    await Promise.all([spend(wild, 150), spend(usual, 150), spend(small, 99)]);
    await runJob(api, 'ledger.notify-unusual');
    await spend(wild, 50);
    await runJob(api, 'ledger.notify-unusual');
    await api.app.outbox.drain();
    const mails = await api.sql<{ recipient: string; subject: string }>(
      "select recipient, subject from mail_outbox where subject like '%gold%' or subject like '%pièces%'",
    );
    expect(mails).toEqual([
      { recipient: wild.email, subject: expect.stringContaining('Vous avez dépensé 150 pièces') },
    ]);
  });
});

it('keeps the sums of a day for 60 days', async () => {
  const ida = await api.register('Ida Days');
  await api.sql(
    `insert into spending_day (member_id, day, spent)
     select $1, (now() at time zone 'utc')::date - d, 100 from unnest(array[59, 62]) d`,
    [ida.id],
  );

  await runJob(api, 'ledger.notify-unusual');

  expect(await api.sql('select count(*)::int as days from spending_day where member_id = $1', [ida.id])).toEqual([
    { days: 1 },
  ]);
});

it('raises an alarm and stops payouts when the books are not sound', async () => {
  const metric = async () => /^ledger_breaches (\d+)$/m.exec(await (await fetch(`${api.address}/metrics`)).text())?.[1];
  await runJob(api, 'ledger.prove-books');
  expect(await metric()).toBe('0');
  await api.sql('update ledger_account set balance = balance + 1 where member_id is null and kind = $1 and shard = 3', [
    'revenue',
  ]);
  await runJob(api, 'ledger.prove-books');
  expect(Number(await metric())).toBeGreaterThan(0);
  await api.sql('update ledger_account set balance = balance - 1 where member_id is null and kind = $1 and shard = 3', [
    'revenue',
  ]);
  await runJob(api, 'ledger.prove-books');
  expect(await metric()).toBe('0');
});

it('closes payouts while no proof of the last two hours is there', async () => {
  const metric = async () =>
    /^ledger_payouts_open (\d)$/m.exec(await (await fetch(`${api.address}/metrics`)).text())?.[1];
  await runJob(api, 'ledger.prove-books');
  const fresh = await metric();

  await api.sql("update ledger_proof set made_at = made_at - interval '121 minutes'");

  expect([fresh, await metric()]).toEqual(['1', '0']);
  await runJob(api, 'ledger.prove-books');
  expect(await metric()).toBe('1');
});

it('leaves the books sound', async () => {
  expect(await proveBooks(api.app.database)).toEqual([]);
});
