import { errors } from '@peonia/contract/protocol/errors.ts';
import { translationDeskContract as desk } from '@peonia/contract/translation/translation-desk.schema.ts';
import { createTestDatabase, type TestDatabase } from '@peonia/testing/database.ts';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { openDatabase } from '../../src/platform/db/database.ts';
import type { Client } from '../client.ts';
import {
  ask,
  couple,
  deliver,
  hireTranslator,
  order,
  quote,
  read,
  take,
  type Couple,
} from '../fixtures/hire-translator.ts';
import type { StaffMember } from '../fixtures/make-staff.ts';
import type { Member } from '../fixtures/register-member.ts';
import { proveBooks } from '../money/prove-books.ts';
import { again } from './money-fixture.ts';
import { startServe, type ServeProcess } from './serve-process.ts';
import { stopAt } from './stop-at.ts';

let testDatabase: TestDatabase;
let database: ReturnType<typeof openDatabase>;
let server: ServeProcess;
let translators: readonly [StaffMember, StaffMember];
let wishing: Couple;
let waiting: Couple;
let unclear: Couple;

beforeAll(async () => {
  testDatabase = await createTestDatabase();
  database = openDatabase({ url: testDatabase.url, pool: 4, statementTimeoutMs: 20_000, name: 'crash-world' });
  server = await startServe(testDatabase.url);
  const house = { register: server.register, app: { database } };
  translators = [await hireTranslator(house, 'Kenji Sato'), await hireTranslator(house, 'Aiko Hara')];
  [wishing, waiting, unclear] = [await couple(house), await couple(house), await couple(house)];
});
afterAll(async () => {
  await server.close();
  await database.end();
  await testDatabase.drop();
});

const at = (member: Member): Client => again(server, member);
const rows = async (text: string, values: unknown[] = []) =>
  (await database.query<{ count: number }>({ text, values })).rows[0]?.count;
const gold = async ({ id }: Member) =>
  ((await rows(
    "select sum(balance)::int as count from ledger_account where member_id = $1 and kind in ('bonus', 'purchased')",
    [id],
  )) ?? 0) / 100;
const transfers = (kind: 'translation' | 'refund') =>
  rows("select count(*)::int as count from ledger_transfer where kind = $1 and cause = 'translation_order'", [kind]);
const giveUp = (translator: Client, id: number) =>
  translator.call(desk.returnTranslation, { params: { id }, body: { reason: 'unreadable', note: '' } });

/** Kills the server while so many of these acts stand still, lets go what held them, and starts the next one. */
async function killAmid(acts: readonly Promise<unknown>[], release: () => Promise<unknown>): Promise<void> {
  const cut = Promise.allSettled(acts);
  const held =
    "select count(*)::int as count from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'";
  await vi.waitUntil(async () => (await rows(held)) === acts.length, { timeout: 10_000, interval: 25 });
  server.signal('SIGKILL');
  await server.exited;
  await server.close();
  await release();
  expect((await cut).map(({ status }) => status)).toEqual(acts.map(() => 'rejected'));
  server = await startServe(testDatabase.url);
}

it(
  'an order, a delivery and a refund that a killed server left half done are as if nothing was, and are done once',
  { timeout: 60_000 },
  async () => {
    const [kenji, aiko] = translators;
    const key = 'order-and-crash-01';
    await quote(wishing.yuki, wishing.message);
    const [job, unclearJob] = [
      (await ask(waiting.hans, waiting.message)).id,
      (await ask(unclear.yuki, unclear.message)).id,
    ];
    await take(kenji, job);
    await take(aiko, unclearJob);

    const stops = await Promise.all(
      [wishing.yuki, waiting.hans, unclear.yuki].map(({ id }) => stopAt(testDatabase.url, 'before-commit', id)),
    );
    const acts = [order(wishing.yuki, wishing.message, 1, key), deliver(kenji, job), giveUp(aiko, unclearJob)];
    await killAmid(acts, () => Promise.all(stops.map(({ release }) => release())));
    expect([await gold(wishing.yuki), await gold(waiting.hans), await gold(unclear.yuki)]).toEqual([20, 19, 19]);
    expect(await read(at(wishing.yuki), wishing.message)).toBeNull();
    for (const { hans, message } of [waiting, unclear])
      expect((await read(at(hans), message))?.state).toBe('translating');
    expect((await take(at(kenji))).body.job?.id).toBe(job);

    // Killed between the commit and the answer: it is done, and the same again does nothing more.
    const stop = await stopAt(testDatabase.url, 'in-commit', 0);
    await killAmid([order(at(wishing.yuki), wishing.message, 1, key), giveUp(at(aiko), unclearJob)], stop.release);
    await vi.waitUntil(async () => (await gold(wishing.yuki)) === 19 && (await gold(unclear.yuki)) === 20, {
      timeout: 10_000,
      interval: 25,
    });
    const [first, second] = [
      await order(at(wishing.yuki), wishing.message, 1, key),
      await order(at(wishing.hans), wishing.message),
    ];
    expect([first.status, first.body.state, second.body.id]).toEqual([201, 'translating', first.body.id]);
    expect((await giveUp(at(aiko), unclearJob)).code).toBe(errors.translation_over.code);
    expect([(await deliver(at(kenji), job)).code, (await deliver(at(kenji), job)).code]).toEqual([null, null]);
    expect((await read(at(waiting.yuki), waiting.message))?.state).toBe('translated');
    expect((await read(at(unclear.yuki), unclear.message))?.refund).toBe('unreadable');
    expect([
      await gold(wishing.yuki),
      await gold(wishing.hans),
      await gold(waiting.hans),
      await gold(unclear.yuki),
    ]).toEqual([19, 20, 19, 20]);
    expect([await transfers('translation'), await transfers('refund'), await proveBooks(database)]).toEqual([3, 1, []]);
  },
);
