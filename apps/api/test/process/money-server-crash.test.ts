import { setTimeout as sleep } from 'node:timers/promises';
import { createTestDatabase, type TestDatabase } from '@peonia/testing/database.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  again,
  buyPack,
  cheapestGift,
  expectWhole,
  inTheMiddle,
  openSpender,
  sendGift,
  spendOn,
  withDatabase,
} from './money-fixture.ts';
import { startServe, type ServeProcess } from './serve-process.ts';
import { stopAt } from './stop-at.ts';

let database: TestDatabase;
let server: ServeProcess;

beforeAll(async () => {
  database = await createTestDatabase();
  server = await startServe(database.url);
});
afterAll(async () => {
  await server.close();
  await database.drop();
});

async function killAndRestart(): Promise<void> {
  server.signal('SIGKILL');
  await server.exited;
  await server.close();
}

const count = (text: string, values: unknown[]) =>
  withDatabase(database.url, async (db) => (await db.query<{ count: number }>({ text, values })).rows[0]?.count);

it('killed before the commit: nothing happened, and the same tap again is paid once', { timeout: 60_000 }, async () => {
  const { from } = await openSpender(server, database.url, 'Before', 100);
  const stopped = await stopAt(database.url, 'before-commit', from.id);
  const cut = buyPack(from, 1, 'tap-before-commit-1').catch(() => null);
  await stopped.reached();
  await killAndRestart();
  await stopped.release();
  expect(await cut).toBeNull();
  server = await startServe(database.url);
  const client = again(server, from);
  expect(await count('select count(*) from vip_grant where member_id = $1', [from.id])).toBe(0);
  const [first, second] = [
    await buyPack(client, 1, 'tap-before-commit-1'),
    await buyPack(client, 1, 'tap-before-commit-1'),
  ];
  expect([first.status, second.text]).toEqual([200, first.text]);
  expect(await count('select count(*) from vip_grant where member_id = $1', [from.id])).toBe(1);
  await expectWhole(database.url, [], { price: 0 });
});

it(
  'killed between commit and reply: it happened once, and the same tap again is told so',
  { timeout: 60_000 },
  async () => {
    const { from } = await openSpender(server, database.url, 'Between', 100);
    const stopped = await stopAt(database.url, 'in-commit', from.id);
    const cut = buyPack(from, 1, 'tap-in-commit-01').catch(() => null);
    await stopped.reached();
    await killAndRestart();
    await stopped.release();
    expect(await cut).toBeNull();
    server = await startServe(database.url);
    const answer = await buyPack(again(server, from), 1, 'tap-in-commit-01');
    expect([answer.status, answer.body.status]).toEqual([200, 'success']);
    expect(await count('select count(*) from vip_grant where member_id = $1', [from.id])).toBe(1);
    expect(
      await count("select balance as count from ledger_account where member_id = $1 and kind = 'purchased'", [from.id]),
    ).toBe(7_000);
    await expectWhole(database.url, [], { price: 0 });
  },
);

it('killed while an effect is carried out: the next server carries it out', { timeout: 60_000 }, async () => {
  const { from } = await openSpender(server, database.url, 'Outbox', 100);
  await withDatabase(database.url, (db) =>
    db.query({
      text: 'update account set verified_at = now(), email_verified_at = now() where id = $1',
      values: [from.id],
    }),
  );
  const stopped = await stopAt(database.url, 'in-outbox', from.id);
  expect((await buyPack(from, 1, 'tap-in-outbox-01')).status).toBe(200);
  await stopped.reached();
  await killAndRestart();
  await withDatabase(database.url, (db) =>
    db.query({ text: "update outbox set available_at = now() where topic = 'membership.upgraded'" }),
  );
  await stopped.release();
  server = await startServe(database.url);
  const mails = () =>
    count("select count(*) from mail_outbox where recipient = $1 and subject like '%VIP%'", [from.email]);
  const waiting = () => count("select count(*) from outbox where topic = 'membership.upgraded'", []);
  for (let left = 200; left > 0 && (await waiting()) !== 0; left -= 1) await sleep(25);
  expect([await waiting(), ((await mails()) ?? 0) > 0]).toEqual([0, true]);
  await expectWhole(database.url, [], { price: 0 });
});

it(
  'killed while four members send gifts: nothing acknowledged is missing, and nothing is paid twice',
  { timeout: 60_000 },
  async () => {
    const spenders = await Promise.all(
      ['Una', 'Duo', 'Tria', 'Quad'].map((name) => openSpender(server, database.url, name, 5_000)),
    );
    const [first] = spenders;
    if (first === undefined) throw new Error('nobody spends');
    const gift = await cheapestGift(first.from);
    const spending = spenders.map((spender, i) => spendOn(spender, gift, `load-${i}`, (status) => status === 201));
    await inTheMiddle(spenders);
    await killAndRestart();
    await Promise.all(spending);
    server = await startServe(database.url);
    for (const spender of spenders) {
      expect(spender.acknowledged.size).toBeGreaterThanOrEqual(25);
      // The call that was cut off: done or not, sending it again does it once.
      expect((await sendGift(again(server, spender.from), spender, gift, spender.last)).status).toBe(201);
      spender.acknowledged.add(spender.last);
    }
    await expectWhole(database.url, spenders, gift);
  },
);
