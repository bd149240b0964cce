import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { createEmptyDatabase, type TestDatabase } from '@peonia/testing/database.ts';
import pg from 'pg';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { migrate } from './migrate.ts';

let database: TestDatabase;
let folder: string;
let other: pg.Client;
/** Outside of the transaction of `other`, which would see one snapshot of the activity. */
let watcher: pg.Client;

beforeEach(async () => {
  database = await createEmptyDatabase();
  folder = await mkdtemp(join(tmpdir(), 'peonia-migrations-'));
  await write('0300_lantern_first.sql', 'create table lantern (id bigint, light text);');
  await migrate(database.url, { folder });
  other = new pg.Client({ connectionString: database.url });
  watcher = new pg.Client({ connectionString: database.url });
  await Promise.all([other.connect(), watcher.connect()]);
});
afterEach(async () => {
  await Promise.all([other.end(), watcher.end()]);
  await database.drop();
  await rm(folder, { recursive: true });
});

const write = (name: string, sql: string) => writeFile(join(folder, name), sql);

it('gives up a lock that it does not get, so that nobody queues behind it', async () => {
  await write('0301_lantern_colour.sql', 'alter table lantern add column colour text;');
  await other.query('begin');
  await other.query('select * from lantern');

  await expect(migrate(database.url, { folder, lockTimeoutMs: 100, attempts: 2, pauseMs: 50 })).rejects.toThrow(
    'Migration 0301_lantern_colour.sql failed: canceling statement due to lock timeout',
  );
});

it('applies the migration in a later attempt, when the lock is free', async () => {
  await write('0301_lantern_colour.sql', 'alter table lantern add column colour text;');
  await other.query('begin');
  await other.query('select * from lantern');
  const migrated = migrate(database.url, { folder, lockTimeoutMs: 100, attempts: 100, pauseMs: 50 });
  const waiting =
    "select 1 from pg_stat_activity where application_name = 'migrate' and datname = current_database() and wait_event_type = 'Lock'";
  await expect.poll(async () => (await watcher.query(waiting)).rowCount).toBe(1);
  // Longer than one attempt waits.
  await sleep(300);
  await other.query('commit');

  expect(await migrated).toEqual(['0301_lantern_colour.sql']);
});

it('cancels a statement of a new migration that takes too long, and leaves nothing of it', async () => {
  await write('0301_lantern_slow.sql', 'alter table lantern add column colour text; select pg_sleep(5);');

  await expect(migrate(database.url, { folder, statementTimeoutMs: 200 })).rejects.toThrow('statement timeout');
  expect((await other.query('select * from lantern')).fields.map(({ name }) => name)).toEqual(['id', 'light']);
});

it('builds an index concurrently, outside of a transaction', async () => {
  await write(
    '0301_lantern_index.sql',
    '-- without transaction\ncreate index concurrently lantern_light on lantern (light);',
  );

  expect(await migrate(database.url, { folder })).toEqual(['0301_lantern_index.sql']);
  expect(
    (await other.query("select indisvalid from pg_index where indexrelid = 'lantern_light'::regclass")).rows,
  ).toEqual([{ indisvalid: true }]);
});

it('builds an index again that a stopped attempt left invalid', async () => {
  await other.query('insert into lantern values (1, $1), (2, $1)', ['same']);
  const sql = '-- without transaction\ncreate unique index concurrently lantern_light on lantern (light);';
  await write('0301_lantern_index.sql', sql);
  await expect(migrate(database.url, { folder })).rejects.toThrow('could not create unique index');
  await other.query('delete from lantern where id = 2');

  expect(await migrate(database.url, { folder })).toEqual(['0301_lantern_index.sql']);
});

it('makes UTC the time zone of a database that has the one of its machine', async () => {
  const name = other.escapeIdentifier(String(other.database));
  await other.query(`alter database ${name} set timezone to 'Asia/Tokyo'`);

  await migrate(database.url, { folder });

  const client = new pg.Client({ connectionString: database.url });
  await client.connect();
  const { rows } = await client.query("select current_setting('TimeZone') as zone");
  await client.end();
  expect(rows).toEqual([{ zone: 'UTC' }]);
});

it('says what to do where the role has another time zone', async () => {
  const [name, role] = [other.database, other.user].map((word) => other.escapeIdentifier(String(word)));
  await other.query(`alter role ${role} in database ${name} set timezone to 'Asia/Tokyo'`);

  await expect(migrate(database.url, { folder })).rejects.toThrow(
    `Days of the database begin by Asia/Tokyo instead of UTC, for the role alone. Run: alter role ${role} in database`,
  );
});
