import { callsContract } from '@peonia/contract/calls.schema.ts';
import { createTestDatabase, type TestDatabase } from '@peonia/testing/database.ts';
import pg from 'pg';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import type { Client } from '../client.ts';
import { deviceOf, passTime, put, relayOf } from '../fixtures/call-fixture.ts';
import type { Member } from '../fixtures/register-member.ts';
import { giveGold } from '../money/give-gold.ts';
import { proveBooks } from '../money/prove-books.ts';
import { again, withDatabase } from './money-fixture.ts';
import { startServe, type ServeProcess } from './serve-process.ts';
import { stopAt, type StoppingPoint } from './stop-at.ts';

let database: TestDatabase;
let server: ServeProcess;
let anna: Member;
let ben: Member;
let id: number;

beforeAll(async () => {
  database = await createTestDatabase();
  server = await startServe(database.url, relayOf);
  [anna, ben] = [await server.register('Anna Crash'), await server.register('Ben Crash')];
  await withDatabase(database.url, (db) => giveGold(db, anna, 10));
  const start = {
    user_id: ben.id,
    kind: 'voice',
    direct: false,
    device: deviceOf(anna),
    client_id: 'call-and-crash',
  } as const;
  id = (await anna.call(callsContract.startCall, { body: start })).body.call.call_id;
  await put(ben, id, { status: 'connecting' });
  await put(anna, id, { status: 'connected' });
  await put(ben, id, { status: 'connected' });
});
afterAll(async () => {
  await server.close();
  await database.drop();
});

const sql = (text: string, values: unknown[]) =>
  withDatabase(database.url, (db) => db.query<{ count: number }>({ text, values }));
const count = async (text: string) => (await sql(text, [])).rows[0]?.count;
const gold = () => count('select coalesce(sum(paid), 0)::int as count from call');
const messages = () => count("select count(*) from message where kind = 'call'");
const at = (member: Member): Client => again(server, member);
const stillThere = () => Promise.all([put(anna, id, {}, at(anna)), put(ben, id, {}, at(ben))]);

async function killAndRestart(letGo: () => Promise<unknown>): Promise<void> {
  server.signal('SIGKILL');
  await server.exited;
  await server.close();
  await letGo();
  server = await startServe(database.url, relayOf);
}

it.each<[string, StoppingPoint, number]>([
  ['before the commit', 'before-commit', 100],
  ['in the commit', 'in-commit', 200],
])(
  'killed while a minute is charged, %s: it is charged once, and the call goes on',
  { timeout: 60_000 },
  async (_name, point, paid) => {
    const stopped = await stopAt(database.url, point, anna.id);
    await passTime(sql, id, paid === 100 ? 25 : 60);
    await stopped.reached();
    await killAndRestart(stopped.release);
    await vi.waitUntil(async () => (await gold()) === paid, { timeout: 10_000, interval: 50 });
    await stillThere();
    expect([
      await gold(),
      await count('select count(*) from call_minute'),
      await count("select count(*) from ledger_transfer where cause = 'call'"),
    ]).toEqual([paid, paid / 100, paid / 100]);
    expect((await at(anna).call(callsContract.getCall, { params: { id } })).body.call.status).toBe('connected');
  },
);

it('killed between the end and its message: the next server writes it, once', { timeout: 60_000 }, async () => {
  const holder = new pg.Client({ connectionString: database.url });
  await holder.connect();
  await holder.query('begin');
  await holder.query('lock table thread in share row exclusive mode');
  const cut = put(anna, id, { status: 'hangup' }, at(anna)).catch(() => null);
  await vi.waitUntil(async () => (await count('select count(*) from call where ended_at is not null')) === 1, {
    timeout: 10_000,
    interval: 50,
  });
  await killAndRestart(() => holder.end());
  expect(await cut).toBeNull();
  await vi.waitUntil(async () => (await messages()) === 1, { timeout: 10_000, interval: 50 });
  expect((await put(anna, id, { status: 'hangup' }, at(anna))).body.call).toMatchObject({ status: 'hangup', gold: 2 });
  expect([await messages(), await withDatabase(database.url, proveBooks)]).toEqual([1, []]);
});
