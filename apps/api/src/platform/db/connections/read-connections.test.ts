import { setImmediate as nextTurn } from 'node:timers/promises';
import { createTestDatabase, type TestDatabase } from '@peonia/testing/database.ts';
import pg from 'pg';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { isDatabaseAway, openDatabase, type Database } from '../database.ts';
import { hotRead, statement } from '../statement.ts';

const echo = hotRead<{ value: number }, { value: number; pid: number }>(
  'test_echo_read',
  'select :value::int as value, pg_backend_pid() as pid',
);
const divide = hotRead<{ by: number }, { value: number }>('test_divide_read', 'select 1 / :by::int as value');
const nap = hotRead<{ seconds: number }, { pid: number }>(
  'test_nap_read',
  'select pg_backend_pid() as pid from pg_sleep(:seconds::float8)',
);
const columns = hotRead<{ value: number }, Record<string, unknown>>(
  'test_columns_read',
  `select :value::bigint as id, null::text as name, array['1'] as days, date '2026-11-23' as seen, true as ok`,
);
const wide = hotRead<{ value: string }, { value: number }>('test_wide_read', 'select :value::bigint as value');
const pageCost = hotRead<object, { cost: string }>(
  'test_page_cost_read',
  "select current_setting('random_page_cost') as cost",
);
const plans = hotRead<object, { mode: string }>(
  'test_plan_mode_read',
  "select current_setting('plan_cache_mode') as mode",
);
const pooled = statement<object, { pid: number }>('test_pooled_read', 'select pg_backend_pid() as pid');

let test: TestDatabase;
let database: Database;

beforeAll(async () => {
  test = await createTestDatabase();
  database = openDatabase({ url: test.url, pool: 2, readConnections: 2, statementTimeoutMs: 2_000, name: 'test' });
});
afterAll(async () => {
  await database.end();
  await test.drop();
});

it('gives each of many reads at once its own row, over two connections', async () => {
  const values = Array.from({ length: 200 }, (_none, value) => value);

  const rows = await Promise.all(values.map((value) => echo.one(database, { value })));

  expect(rows.map(({ value }) => value)).toEqual(values);
  expect(new Set(rows.map(({ pid }) => pid)).size).toBe(2);
});

it('plans reads for indexes that are in memory, and keeps the other settings', async () => {
  expect([await pageCost.one(database, {}), await plans.one(database, {})]).toEqual([
    { cost: '1.1' },
    { mode: 'force_generic_plan' },
  ]);
});

it('sends reads of one turn to one connection, up to a dozen', async () => {
  await nextTurn();

  const rows = await Promise.all(Array.from({ length: 13 }, (_none, value) => echo.one(database, { value })));

  const [first] = rows;
  expect(new Set(rows.slice(0, 12).map(({ pid }) => pid))).toEqual(new Set([first?.pid]));
  expect(rows.at(-1)?.pid).not.toBe(first?.pid);
});

it('fails a wrong read alone', async () => {
  const [wrong, right] = await Promise.allSettled([divide.one(database, { by: 0 }), echo.one(database, { value: 7 })]);

  expect([wrong.status, right.status]).toEqual(['rejected', 'fulfilled']);
  expect(await divide.one(database, { by: 1 })).toEqual({ value: 1 });
});

it('sends the reads of one piece of code with one synchronization', async () => {
  await echo.one(database, { value: 0 });
  const sync = vi.spyOn(pg.Connection.prototype, 'sync');

  const rows = await Promise.all([1, 2].map((value) => echo.one(database, { value })));

  expect(rows.map(({ value }) => value)).toEqual([1, 2]);
  expect(sync).toHaveBeenCalledTimes(1);
  sync.mockRestore();
});

it('reads again what PostgreSQL skipped after an error, also on a new connection', async () => {
  const one = openDatabase({ url: test.url, pool: 1, readConnections: 1, statementTimeoutMs: 20_000, name: 'test' });

  for (const value of [1, 2]) {
    const [wrong, right] = await Promise.allSettled([divide.one(one, { by: 0 }), echo.one(one, { value })]);

    expect(wrong).toMatchObject({ status: 'rejected', reason: { code: '22012' } });
    expect(right).toMatchObject({ status: 'fulfilled', value: { value } });
  }
  await one.end();
});

it('asks for the columns of a result once per connection', async () => {
  const one = openDatabase({ url: test.url, pool: 1, readConnections: 1, statementTimeoutMs: 20_000, name: 'test' });
  const describe = vi.spyOn(pg.Connection.prototype, 'describe');
  const typed: unknown[] = [];

  for (const value of [1, 2, 3]) typed.push(await columns.one(one, { value }));

  expect(typed).toEqual([1, 2, 3].map((id) => ({ id, name: null, days: ['1'], seen: '2026-11-23', ok: true })));
  expect(describe).toHaveBeenCalledTimes(1);
  describe.mockRestore();
  await one.end();
});

it('refuses a value that cannot be parsed, and reads on', async () => {
  await expect(wide.one(database, { value: '9007199254740993' })).rejects.toThrow(RangeError);

  expect(await wide.one(database, { value: '9007199254740991' })).toEqual({ value: 9_007_199_254_740_991 });
});

it('leaves other statements and those of a transaction on the pool', async () => {
  const shared = new Set(
    (await Promise.all([1, 2, 3].map((value) => echo.one(database, { value })))).map(({ pid }) => pid),
  );

  const other = await pooled.one(database, {});
  const inside = await database.transaction((db) => echo.one(db, { value: 1 }));

  expect([shared.has(other.pid), shared.has(inside.pid)]).toEqual([false, false]);
});

it('sends a read of a later turn past a connection that is busy', async () => {
  const slow = nap.one(database, { seconds: 0.5 });
  await nextTurn();

  const quick = await echo.one(database, { value: 1 });

  expect((await slow).pid).not.toBe(quick.pid);
});

it('cancels a read after the timeout', async () => {
  await expect(nap.one(database, { seconds: 20 })).rejects.toMatchObject({ code: '57014' });
});

it('opens another connection after one was broken', async () => {
  const reading = nap.one(database, { seconds: 1.5 });
  await nextTurn();
  const { pid } = await echo.one(database, { value: 1 });
  const failed = reading.catch((error: unknown) => error);
  await pooled.one(database, {});

  await database.query({
    text: `select pg_terminate_backend(pid) from pg_stat_activity
           where datname = current_database() and usename = current_user and pid not in (pg_backend_pid(), $1)`,
    values: [pid],
  });

  expect(isDatabaseAway(await failed)).toBe(true);
  const rows = await Promise.all([1, 2, 3].map((value) => echo.one(database, { value })));
  expect(rows.map(({ value }) => value)).toEqual([1, 2, 3]);
});
