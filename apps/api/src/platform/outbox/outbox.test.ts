import { createTestDatabase, type TestDatabase } from '@peonia/testing/database.ts';
import fastify from 'fastify';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { openDatabase, type Database } from '../db/database.ts';
import { enqueue, openOutbox, type Outbox } from './outbox.ts';

let testDatabase: TestDatabase;
let database: Database;
let outbox: Outbox;
const log = fastify().log;

beforeAll(async () => {
  testDatabase = await createTestDatabase();
  database = openDatabase({ url: testDatabase.url, pool: 5, statementTimeoutMs: 5_000, name: 'test' });
});
beforeEach(() => {
  outbox = openOutbox(database, log);
});
afterEach(async () => {
  await outbox.close();
  await database.query({ text: 'truncate outbox', values: [] });
});
afterAll(async () => {
  await database.end();
  await testDatabase.drop();
});

const put = (...texts: string[]) =>
  database.transaction(async (db) => {
    for (const text of texts) await enqueue(db, 'outbox.tested', { text });
  });
const waiting = async () =>
  (await database.query<{ count: number }>({ text: 'select count(*) from outbox', values: [] })).rows[0]?.count;
/** As if the time until the next attempt had passed. */
const later = () =>
  database.query({ text: "update outbox set available_at = now() - interval '1 second'", values: [] });

function collect(failing: (text: string) => boolean = () => false): string[] {
  const done: string[] = [];
  outbox.subscribe('outbox.tested', 'test', async ({ text }) => {
    if (failing(text)) throw new Error('not now');
    done.push(text);
  });
  return done;
}

it('runs every handler of a topic once', async () => {
  const [one, two] = [collect(), collect()];
  await put('a', 'b');
  expect(await outbox.drain()).toBe(2);
  expect(await outbox.drain()).toBe(0);
  expect([one.toSorted(), two.toSorted(), await waiting()]).toEqual([['a', 'b'], ['a', 'b'], 0]);
});

it('runs nothing of a rolled back transaction', async () => {
  const done = collect();
  const failing = database.transaction(async (db) => {
    await enqueue(db, 'outbox.tested', { text: 'never' });
    throw new Error('rolled back');
  });
  await expect(failing).rejects.toThrow('rolled back');
  await outbox.drain();
  expect(done).toEqual([]);
});

it('retries a failed row with growing delays, without blocking others', async () => {
  let healthy = false;
  const done = collect((text) => text === 'bad' && !healthy);
  await put('bad', 'good');
  await outbox.drain();
  expect([done, await waiting()]).toEqual([['good'], 1]);
  await outbox.drain();
  const [row] = (
    await database.query<{ attempts: number; seconds: number }>({
      text: 'select attempts, extract(epoch from available_at - now())::float8 as seconds from outbox',
      values: [],
    })
  ).rows;
  expect(row?.attempts).toBe(1);
  expect(row?.seconds).toBeGreaterThan(0);
  healthy = true;
  await later();
  await outbox.drain();
  expect([done, await waiting()]).toEqual([['good', 'bad'], 0]);
});

it('gives each row to one of several workers', async () => {
  const other = openOutbox(database, log);
  const done = collect();
  const elsewhere: string[] = [];
  other.subscribe('outbox.tested', 'test', async ({ text }) => void elsewhere.push(text));
  await put(...Array.from({ length: 120 }, (_, i) => String(i)));
  await Promise.all([outbox.drain(), other.drain()]);
  await Promise.all([outbox.drain(), other.drain()]);
  expect(new Set([...done, ...elsewhere]).size).toBe(120);
  expect(done.length + elsewhere.length).toBe(120);
  await other.close();
});

it('gives a row of a dead worker to the next', async () => {
  const done = collect();
  await put('orphan');
  // Claimed by a dead process: its lease is over.
  await database.query({
    text: "update outbox set attempts = 1, available_at = now() + interval '60 seconds'",
    values: [],
  });
  await outbox.drain();
  expect(done).toEqual([]);
  await later();
  await outbox.drain();
  expect(done).toEqual(['orphan']);
});

it('wakes up by a nudge and finishes running rows before it closes', async () => {
  const done: string[] = [];
  outbox.subscribe('outbox.tested', 'slow', async ({ text }) => {
    await new Promise((resume) => setTimeout(resume, 100));
    done.push(text);
  });
  await put('slow');
  outbox.nudge();
  await new Promise((resume) => setTimeout(resume, 50));
  await outbox.close();
  expect([done, await waiting()]).toEqual([['slow'], 0]);
});
