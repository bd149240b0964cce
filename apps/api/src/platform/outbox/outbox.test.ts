import { createTestDatabase, type TestDatabase } from '@peonia/testing/database.ts';
import fastify from 'fastify';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { openDatabase, type Database } from '../db/database.ts';
import type { Db } from '../db/statement.ts';
import { reviveDeadLetters } from './dead-letter.sql.ts';
import { describeFailure } from './describe-failure.ts';
import { dueTopics, takeOutbox } from './outbox.sql.ts';
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

it('runs each row once', async () => {
  const done = collect();
  await put('a', 'b');

  expect(await outbox.drain()).toBe(2);
  expect(await outbox.drain()).toBe(0);

  expect([done, await waiting()]).toEqual([['a', 'b'], 0]);
});

it('looks rows up by their index, also with a plan that was made for an empty table', async () => {
  const look = async (db: Db) => {
    await takeOutbox.first(db, { topic: 'outbox.tested', lease: 1, done: [], most: 1 });
    await dueTopics.all(db, { topics: ['outbox.tested'] });
  };
  const countScans = async (db: Db) => {
    const text = "select seq_scan from pg_stat_xact_user_tables where relname = 'outbox'";
    return (await db.query<{ seq_scan: number }>({ text, values: [] })).rows[0]?.seq_scan;
  };
  const [before, after] = await database.transaction(async (db) => {
    const first = await countScans(db);
    await look(db);
    await enqueue(db, 'outbox.tested', { text: 'a' });
    await look(db);
    return [first, await countScans(db)];
  });

  expect(after).toBe(before);
});

it('finds only the topics that have a due row', async () => {
  await put('a');

  const due = await dueTopics.all(database, { topics: ['outbox.tested', 'outbox.tested-beside'] });

  expect(due).toEqual([{ topic: 'outbox.tested' }]);
});

it('refuses a second handler of a topic', () => {
  collect();

  expect(() => collect()).toThrow('outbox.tested has a handler already');
});

it('runs a topic while the handler of another one hangs', async () => {
  const hanging = Promise.withResolvers<void>();
  outbox.subscribe('outbox.tested-beside', 'hanging', () => hanging.promise);
  const ran = Promise.withResolvers<string>();
  outbox.subscribe('outbox.tested', 'test', async ({ text }) => ran.resolve(text));
  await database.transaction((db) => enqueue(db, 'outbox.tested-beside', { text: 'hangs' }));
  await put('runs');

  outbox.nudge();

  await expect(ran.promise).resolves.toBe('runs');
  expect(await waiting()).toBeGreaterThan(0);
  hanging.resolve();
});

it('runs as many rows of a topic at a time as its queue allows', async () => {
  const hanging = Promise.withResolvers<void>();
  const begun: string[] = [];
  const both = Promise.withResolvers<void>();
  const handler = async ({ text }: { text: string }) => {
    begun.push(text);
    if (begun.length === 2) both.resolve();
    await hanging.promise;
  };
  outbox.subscribe('outbox.tested', 'test', handler, { concurrency: 2, leaseSeconds: 60, attempts: 3 });
  await put('a', 'b', 'c');

  const drained = outbox.drain();
  await both.promise;

  expect(begun.toSorted()).toEqual(['a', 'b']);
  hanging.resolve();
  expect(await drained).toBe(3);
});

it('makes a dead letter of a row that failed too often, and runs it again when staff retry it', async () => {
  let healthy = false;
  const done: string[] = [];
  const handler = async ({ text }: { text: string }) => {
    if (!healthy) throw new Error('550 no mailbox anna@example.com');
    done.push(text);
  };
  outbox.subscribe('outbox.tested', 'test', handler, { concurrency: 1, leaseSeconds: 60, attempts: 2 });
  await put('letter');
  await outbox.drain();
  await later();
  await outbox.drain();

  const dead = await database.query({
    text: 'select failure, attempts from outbox where failed_at < now()',
    values: [],
  });
  expect(dead.rows).toEqual([{ failure: 'Error: 550 no mailbox …', attempts: 2 }]);
  expect(await outbox.drain()).toBe(0);

  healthy = true;
  await reviveDeadLetters.all(database, { id: null, topic: 'outbox.tested' });
  await outbox.drain();
  expect([done, await waiting()]).toEqual([['letter'], 0]);
});

it('gives up a row that ended its process at every attempt', async () => {
  const done = collect();
  await put('poison');
  await database.query({ text: 'update outbox set attempts = 99', values: [] });

  await outbox.drain();

  const dead = await database.query({ text: 'select failure from outbox where failed_at is not null', values: [] });
  expect([done, dead.rows]).toEqual([[], [{ failure: 'Error: Its last attempt ended with the process' }]]);
});

it.each([
  [new Error('550 <anna@example.com> unknown'), 'Error: 550 … unknown'],
  [new TypeError('To: +49 171 1234567 is\nno number'), 'TypeError: To: … is no number'],
  [
    new Error('fetch failed', { cause: new Error('no such host sms.example.com') }),
    'Error: fetch failed: no such host sms.example.com',
  ],
  ['text', 'Unknown error'],
])('describes a failure without addresses and numbers', (error, text) => {
  expect(describeFailure(error)).toBe(text);
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

it('runs rows of a batch together, in their order', async () => {
  const batches: string[][] = [];
  outbox.subscribeBatches('outbox.tested', 'test', async (rows) => void batches.push(rows.map(({ text }) => text)), 3);
  await put('a', 'b', 'c', 'd');

  expect(await outbox.drain()).toBe(4);

  expect([batches, await waiting()]).toEqual([[['a', 'b', 'c'], ['d']], 0]);
});

it('runs each row of a batch alone where the batch fails', async () => {
  const done: string[] = [];
  const handler = async (rows: readonly { text: string }[]) => {
    if (rows.some(({ text }) => text === 'bad')) throw new Error('not now');
    done.push(...rows.map(({ text }) => text));
  };
  outbox.subscribeBatches('outbox.tested', 'test', handler, 3);
  await put('a', 'bad', 'c');

  await outbox.drain();

  expect([done, await waiting()]).toEqual([['a', 'c'], 1]);
});

it('runs a row whose topic is nudged while a claim of others is on its way', async () => {
  const all = Promise.withResolvers<void>();
  const texts: string[] = [];
  outbox.subscribe('outbox.tested', 'test', async ({ text }) => {
    texts.push(text);
    if (texts.length === 40) all.resolve();
  });

  for (let nth = 0; nth < 40; nth += 1) {
    await put(String(nth));
    outbox.nudge('outbox.tested');
  }

  await expect(all.promise).resolves.toBeUndefined();
  expect(new Set(texts).size).toBe(40);
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
