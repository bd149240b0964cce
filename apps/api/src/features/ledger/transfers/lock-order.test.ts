import { createTestDatabase, type TestDatabase } from '@peonia/testing/database.ts';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { openDatabase, type Database } from '../../../platform/db/database.ts';
import { proveBooks } from '../proof/prove-books.ts';
import { creditPurchase } from './credit-gold.ts';
import { openLedger } from './read-balance.ts';
import { spendGold } from './spend-gold.ts';
import { houseShards } from './wallet.sql.ts';

let test: TestDatabase;
let database: Database;
const open = () => openDatabase({ url: test.url, pool: 4, statementTimeoutMs: 20_000, name: 'lock-order-test' });
beforeAll(async () => {
  test = await createTestDatabase();
  const setting = open();
  // With a hash join an update takes its rows in the order of the table, which each update changes.
  await setting.query({
    text: `do $$ begin
      execute format('alter database %I set enable_nestloop = off', current_database());
      execute format('alter database %I set enable_mergejoin = off', current_database());
    end $$`,
  });
  await setting.end();
  database = open();
});
afterAll(async () => {
  await database.end();
  await test.drop();
});

const rows = async <R>(text: string, values: unknown[] = []) =>
  (await database.query<R & Record<string, unknown>>({ text, values })).rows;

/** House rows of the next sale with a share, in the order of their ids. */
async function nextHouseRows(): Promise<readonly [number, number]> {
  const [found, other] = await rows<{ id: number }>(
    `select id from ledger_account where member_id is null and kind in ('revenue', 'pending_earnings')
       and shard = (select (max(id) + 1) % ${houseShards} from ledger_transfer) order by id`,
  );
  return [found?.id ?? 0, other?.id ?? 0];
}

it('locks the house rows of a payment in the order of their ids, whatever the plan', async () => {
  await openLedger(database, 1);
  const cause = { cause: 'test', cause_id: 1, member_id: 1 };
  await database.transaction((db) =>
    creditPurchase(db, { ...cause, key: 'test:credit', kind: 'recharge', amount: 1_000 }),
  );
  const [first, second] = await nextHouseRows();
  // The first one is now behind the second in the table.
  await rows('update ledger_account set balance = balance where id = $1', [first]);
  const earner = { member_id: 2, basis_points: 4_000, held_days: 0 };
  let payment: Promise<unknown> = Promise.resolve();

  await database.transaction(async (db) => {
    await db.query({ text: 'select from ledger_account where id = $1 for update', values: [first] });
    payment = database.transaction((own) =>
      spendGold(own, { ...cause, key: 'test:spend', kind: 'gift', price: 100, earner }),
    );
    await vi.waitUntil(async () => (await rows('select from pg_locks where not granted')).length > 0, {
      timeout: 15_000,
    });
    // The payment waits for the first row, and nobody waits for it at the second.
    expect(await rows('select id from ledger_account where id = $1 for update skip locked', [second])).toHaveLength(1);
  });
  await payment;

  expect(await proveBooks(database, [])).toEqual([]);
});
