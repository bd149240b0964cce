import { createTestDatabase, type TestDatabase } from '@peonia/testing/database.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openDatabase, type Database } from '../../platform/db/database.ts';
import type { Db } from '../../platform/db/statement.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { settleMatured } from './earnings/settle-earnings.ts';
import { holdGold, voidHold } from './holds/hold-gold.ts';
import { mayPayOut, proveBooks } from './proof/prove-books.ts';
import { creditBonus, creditPurchase, takeBackPurchase } from './transfers/credit-gold.ts';
import { postTransfer } from './transfers/post-transfer.ts';
import { openLedger, readBalance } from './transfers/read-balance.ts';
import { reverseTransfer } from './transfers/reverse-transfer.ts';
import { spendGold } from './transfers/spend-gold.ts';
import { walletsOf } from './transfers/wallet.sql.ts';

let test: TestDatabase;
let database: Database;
let keys = 0;
const key = () => `test:${(keys += 1)}`;
const order = (kind: 'gift' | 'recharge' | 'bonus' | 'chargeback' = 'gift') => ({
  key: key(),
  kind,
  cause: 'test',
  cause_id: keys,
});

beforeAll(async () => {
  test = await createTestDatabase();
  database = openDatabase({ url: test.url, pool: 16, statementTimeoutMs: 20_000, name: 'ledger-test' });
});
afterAll(async () => {
  await database.end();
  await test.drop();
});

let members = 0;
/** A member with wallets. Wallets need no account row: the books outlive the account. */
async function member(gold: { bonus?: number; purchased?: number } = {}): Promise<number> {
  const id = (members += 1);
  await openLedger(database, id);
  if (gold.purchased) await creditPurchase(database, { ...order('recharge'), member_id: id, amount: gold.purchased });
  if (gold.bonus) await creditBonus(database, { ...order('bonus'), member_id: id, amount: gold.bonus });
  return id;
}
const inTransaction = <T>(work: (db: Db) => Promise<T>) => database.transaction(work);
async function wallets(id: number): Promise<Record<string, number>> {
  return Object.fromEntries((await walletsOf.all(database, { member_id: id })).map((row) => [row.kind, row.balance]));
}
const outcome = (work: Promise<unknown>) =>
  work.then(
    () => 'done',
    (error: unknown) => (error instanceof Refusal ? error.reason : `failed: ${String(error)}`),
  );

describe('spending', () => {
  it('takes bonus first and pays the partner a pending share of purchased gold only', async () => {
    const [buyer, partner] = [await member({ bonus: 300, purchased: 1_000 }), await member()];
    await inTransaction((db) =>
      spendGold(db, {
        ...order(),
        member_id: buyer,
        price: 500,
        earner: { member_id: partner, basis_points: 4_000, held_days: 0 },
      }),
    );
    expect(await wallets(buyer)).toMatchObject({ bonus: 0, purchased: 800 });
    expect(await wallets(partner)).toMatchObject({ earned: 0 });
    await settleMatured(database);
    expect(await wallets(partner)).toMatchObject({ earned: 80 });
    expect(await proveBooks(database, [])).toEqual([]);
  });

  // covers: Gold is counted in hundredths and never lost: double entry, append only, proved
  it('debits once for 200 simultaneous requests of one key', async () => {
    const buyer = await member({ purchased: 10_000 });
    const once = order();
    const results = await Promise.all(
      Array.from({ length: 200 }, () =>
        inTransaction<{ is_new: boolean }>((db) => spendGold(db, { ...once, member_id: buyer, price: 700 })),
      ),
    );
    expect(results.filter((result) => result.is_new)).toHaveLength(1);
    expect(await readBalance(database, buyer)).toBe(9_300);
  });

  it('allows ten of 200 purchases when the gold suffices for ten', async () => {
    const buyer = await member({ purchased: 1_000 });
    const results = await Promise.all(
      Array.from({ length: 200 }, () =>
        outcome(inTransaction((db) => spendGold(db, { ...order(), member_id: buyer, price: 100 }))),
      ),
    );
    expect(results.filter((result) => result === 'done')).toHaveLength(10);
    expect(results.filter((result) => result === 'gold_short')).toHaveLength(190);
    expect(await readBalance(database, buyer)).toBe(0);
  });

  it('credits one webhook once when it arrives a thousand times', async () => {
    const buyer = await member();
    const notice = order('recharge');
    await Promise.all(
      Array.from({ length: 1_000 }, () =>
        inTransaction((db) => creditPurchase(db, { ...notice, member_id: buyer, amount: 5_000 })),
      ),
    );
    expect(await readBalance(database, buyer)).toBe(5_000);
  });

  it('lets many members pay at once although all transfers meet in one house row', async () => {
    // Numbers in steps of the shards put every transfer on the same house row.
    await database.query({ text: 'alter table ledger_transfer alter column id set increment by 32' });
    const partner = await member();
    const buyers = await Promise.all(Array.from({ length: 12 }, () => member({ purchased: 1_000 })));
    const earner = { member_id: partner, basis_points: 4_000, held_days: 0 };
    const results = await Promise.all(
      buyers.flatMap((id) =>
        Array.from({ length: 2 }, () =>
          outcome(inTransaction((db) => spendGold(db, { ...order(), member_id: id, price: 100, earner }))),
        ),
      ),
    );
    await database.query({ text: 'alter table ledger_transfer alter column id set increment by 1' });
    expect(new Set(results)).toEqual(new Set(['done']));
    expect(await proveBooks(database, [])).toEqual([]);
  });

  it('refuses a key that was used for another action', async () => {
    const buyer = await member({ purchased: 1_000 });
    const first = order();
    await inTransaction((db) => spendGold(db, { ...first, member_id: buyer, price: 100 }));
    await expect(
      inTransaction((db) => spendGold(db, { ...first, cause_id: -1, member_id: buyer, price: 100 })),
    ).rejects.toThrow('another action');
  });
});

describe('a hold', () => {
  it('keeps gold from being spent', async () => {
    const buyer = await member({ purchased: 1_000 });

    await inTransaction((db) => holdGold(db, { key: 'hold:kept', member_id: buyer, amount: 600 }));

    expect(await outcome(inTransaction((db) => spendGold(db, { ...order(), member_id: buyer, price: 500 })))).toBe(
      'gold_short',
    );
  });

  it('releases its gold once', async () => {
    const buyer = await member({ purchased: 1_000 });
    await inTransaction((db) => holdGold(db, { key: 'hold:one', member_id: buyer, amount: 300 }));
    await inTransaction((db) => holdGold(db, { key: 'hold:two', member_id: buyer, amount: 300 }));

    await inTransaction((db) => voidHold(db, 'hold:one'));
    await inTransaction((db) => voidHold(db, 'hold:one'));

    expect((await walletsOf.all(database, { member_id: buyer })).map(({ held }) => held).toSorted()).toEqual([
      0, 0, 0, 300,
    ]);
  });
});

describe('the database', () => {
  it('refuses a transfer that does not sum to zero', async () => {
    const someone = await member({ purchased: 100 });
    await expect(
      inTransaction((db) =>
        postTransfer(db, order(), [someone], () => [
          { member_id: someone, wallet: 'purchased', amount: -50 },
          { house: 'revenue', amount: 49 },
        ]),
      ),
    ).rejects.toThrow('sum to zero');
  });

  it('refuses a wallet below zero', async () => {
    const someone = await member({ purchased: 100 });
    await expect(
      inTransaction((db) =>
        postTransfer(db, order(), [someone], () => [
          { member_id: someone, wallet: 'purchased', amount: -101 },
          { house: 'revenue', amount: 101 },
        ]),
      ),
    ).rejects.toThrow('ledger_account_covered');
  });

  it.each([
    ['a hold above its wallet', "held = balance + 1 where kind = 'purchased' and member_id is not null"],
    ['a hold below zero', "held = -1 where kind = 'bonus' and member_id is not null"],
    ['a hold below zero of the house', "held = -1 where kind = 'revenue'"],
    ['a debt that is owed to the member', "balance = 1 where kind = 'debt'"],
    ['a wallet of an unknown kind', "kind = 'revenue' where kind = 'earned'"],
    ['a house account of an unknown kind', "kind = 'bonus' where kind = 'revenue'"],
  ])('refuses %s', async (_what, change) => {
    await member({ purchased: 100 });
    await expect(database.query({ text: `update ledger_account set ${change}` })).rejects.toThrow(
      'ledger_account_covered',
    );
  });

  it('takes a balance of the house below zero', async () => {
    await expect(
      database.query({ text: "update ledger_account set balance = balance where kind = 'clearing'" }),
    ).resolves.toMatchObject({ rowCount: 32 });
    const { rows } = await database.query({
      text: "select sum(balance) < 0 as lends from ledger_account where kind = 'clearing'",
    });
    expect(rows).toEqual([{ lends: true }]);
  });

  it.each([
    ['update ledger_entry set amount = 1', 'permission denied'],
    ['delete from ledger_entry', 'permission denied'],
    ['truncate ledger_entry', 'permission denied'],
    ['delete from ledger_transfer', 'permission denied'],
    ["update ledger_transfer set key = 'x'", 'permission denied'],
    ['update ledger_transfer set reverses = id', 'append only'],
  ])('refuses "%s"', async (text, reason) => {
    await expect(database.query({ text })).rejects.toThrow(reason);
  });

  it('refuses to reverse a transfer a second time, whatever the key', async () => {
    const buyer = await member({ purchased: 1_000 });
    const { transfer_id } = await inTransaction((db) => spendGold(db, { ...order(), member_id: buyer, price: 600 }));
    const back = () =>
      inTransaction((db) => reverseTransfer(db, { key: key(), transfer_id, cause: 'test', cause_id: transfer_id }));
    expect([await outcome(back()), await outcome(back())]).toEqual([
      'done',
      expect.stringContaining('ledger_transfer_reversal'),
    ]);
    expect(await wallets(buyer)).toMatchObject({ purchased: 1_000 });
  });
});

describe('chargebacks', () => {
  it('turn spent gold into a debt that blocks spending until it is settled', async () => {
    const buyer = await member({ purchased: 1_000 });
    await inTransaction((db) => spendGold(db, { ...order(), member_id: buyer, price: 600 }));
    await inTransaction((db) => takeBackPurchase(db, { ...order('chargeback'), member_id: buyer, amount: 1_000 }));
    expect(await wallets(buyer)).toMatchObject({ purchased: 0, debt: -600 });
    await inTransaction((db) => creditBonus(db, { ...order('bonus'), member_id: buyer, amount: 500 }));
    expect(await outcome(inTransaction((db) => spendGold(db, { ...order(), member_id: buyer, price: 100 })))).toBe(
      'payment_locked',
    );
    await inTransaction((db) => creditPurchase(db, { ...order('recharge'), member_id: buyer, amount: 1_000 }));
    expect(await wallets(buyer)).toMatchObject({ purchased: 400, debt: 0 });
    expect(await proveBooks(database, [])).toEqual([]);
  });
});

it('stop payouts while a proof found a breach', async () => {
  expect(await mayPayOut(database)).toBe(true);
  await database.query({ text: "insert into ledger_proof (breaches) values ('[{}]')" });
  expect(await mayPayOut(database)).toBe(false);
  await proveBooks(database, []);
  expect(await mayPayOut(database)).toBe(true);
});
