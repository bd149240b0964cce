import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { createEmptyDatabase, type TestDatabase } from '@peonia/testing/database.ts';
import type pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openDatabase } from '../../src/platform/db/database.ts';
import { migrate } from '../../src/platform/db/migrate/migrate.ts';
import { readSchema } from '../../src/platform/db/migrate/read-schema.sql.ts';
import { proveBooks } from '../money/prove-books.ts';
import { insertOldRows, renamedTables } from './old-rows.ts';
import { connected, countRows, restoreRelease, type ReleaseDump } from './release-dump.ts';

const migrations = join(import.meta.dirname, '../../migrations');
/** Tables that migrations add rows to: 0230 opens missing wallets. */
const grown: readonly string[] = ['migration', 'ledger_account'];
const fixtures = readdirSync(import.meta.dirname).filter((file) => file.endsWith('.json.gz'));

describe.each(fixtures)('a database of %s', (file) => {
  const dump = JSON.parse(gunzipSync(readFileSync(join(import.meta.dirname, file))).toString()) as ReleaseDump;
  let database: TestDatabase;
  let before: Awaited<ReturnType<typeof countRows>>;
  let after: typeof before;
  let applied: string[];

  beforeAll(async () => {
    database = await createEmptyDatabase();
    await restoreRelease(database.url, dump);
    await connected(database.url, insertOldRows);
    before = await connected(database.url, countRows);
    applied = await migrate(database.url);
    after = await connected(database.url, countRows);
  }, 60_000);
  afterAll(() => database.drop());

  const query = <R extends pg.QueryResultRow>(text: string) =>
    connected(database.url, async (client) => (await client.query<R>(text)).rows);

  it('is filled before it is migrated', () => {
    expect(before.filter(({ count }) => count > 0).length).toBeGreaterThan(40);
  });

  it('gets every migration that is newer than the release', () => {
    const names = readdirSync(migrations).filter((name) => /^\d{4}_.*\.sql$/.test(name));

    expect(applied).not.toEqual([]);
    expect(applied).toEqual(names.filter((name) => !dump.migrations.includes(name)).toSorted());
  });

  it('migrates to the schema of today without losing a row', async () => {
    const schema = readFileSync(join(migrations, 'schema.sql'), 'utf8');

    for (const { id, name, count } of before.filter((table) => !grown.includes(table.name)))
      expect({ name, count: after.find((table) => table.id === id)?.count }).toEqual({ name, count });
    for (const { id, name, count } of before.filter((table) => grown.includes(table.name)))
      expect([name, (after.find((table) => table.id === id)?.count ?? 0) > count]).toEqual([name, true]);
    expect(schema.endsWith(await connected(database.url, readSchema))).toBe(true);
  });

  it('keeps the rows of renamed tables under their new names', () => {
    const countOf = (tables: typeof before, name: string) => tables.find((table) => table.name === name)?.count;

    expect(renamedTables.filter(([old]) => countOf(before, old) === 0)).toEqual([]);
    for (const [old, now] of renamedTables) {
      expect({ now, count: countOf(after, now) }).toEqual({ now, count: countOf(before, old) });
      expect(countOf(after, old)).toBeUndefined();
    }
  });

  it('keeps the state of accounts whose deletion has begun', async () => {
    const rows = await query(
      "select status, name_key = 'deleted:' || id as is_named from account where status like 'delet%' order by 1",
    );

    expect(rows).toEqual([
      { status: 'deleted', is_named: true },
      { status: 'deleting', is_named: false },
    ]);
  });

  it('gives every name its skeleton, and the sample members one of their own', async () => {
    const rows = await query<{ name: string; name_skeleton: string }>(
      "select name, name_skeleton from account where name <> '' order by name",
    );

    expect(rows).toContainEqual({ name: 'Jonas Weber', name_skeleton: 'jonas weber' });
    expect(rows).toContainEqual({ name: 'Half', name_skeleton: 'half' });
    expect(new Set(rows.map((row) => row.name_skeleton)).size).toBe(rows.length);
  });

  it('keeps the effects that wait in the outbox', async () => {
    const rows = await query("select topic, payload from outbox where payload ? 'upgrade' order by topic");

    expect(rows).toEqual([
      { topic: 'account.notification', payload: { upgrade: true } },
      { topic: 'member.suspended', payload: { upgrade: true } },
      { topic: 'notifications.notification', payload: { upgrade: true, subject: '7' } },
      { topic: 'payments.webhook-event', payload: { upgrade: true } },
    ]);
  });

  it('has books without a breach', async () => {
    const db = openDatabase({ url: database.url, pool: 1, statementTimeoutMs: 30_000, name: 'upgrade' });

    expect(await proveBooks(db).finally(() => db.end())).toEqual([]);
  });
});
