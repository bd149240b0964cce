import { createTestDatabase, type TestDatabase } from '@peonia/testing/database.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openDatabase, type Database } from '../../../platform/db/database.ts';
import type { Db } from '../../../platform/db/statement.ts';
import { clearFailures, countFailure, countTry, uncountTry } from './login-failure.sql.ts';

let testDatabase: TestDatabase;
let database: Database;

beforeAll(async () => {
  testDatabase = await createTestDatabase();
  database = openDatabase({ url: testDatabase.url, pool: 2, statementTimeoutMs: 5_000, name: 'test' });
});
afterAll(async () => {
  await database.end();
  await testDatabase.drop();
});

const login_key = Buffer.from('key');
const counted = { login_key, window_seconds: 60 };
const waitsForDisk = async (db: Db) =>
  (await db.query<{ setting: string }>({ text: "select current_setting('synchronous_commit') as setting", values: [] }))
    .rows[0]?.setting;

it.each<[string, (db: Db) => Promise<unknown>]>([
  ['the count of a try', (db) => countTry.first(db, counted)],
  ['the count of a failure', (db) => countFailure.one(db, counted)],
  ['the taking back of a try', (db) => uncountTry.run(db, { login_key })],
  ['the end of a count', (db) => clearFailures.run(db, { login_key })],
])('waits for no disk at the commit of %s', async (_name, write) => {
  await countTry.first(database, counted);

  const inside = await database.transaction(async (db) => {
    await db.query({ text: 'set local synchronous_commit = on', values: [] });
    await write(db);
    return waitsForDisk(db);
  });

  expect(inside).toBe('off');
});
