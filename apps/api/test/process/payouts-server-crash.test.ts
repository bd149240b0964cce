import { cashOutContract } from '@peonia/contract/payouts/cash-out.schema.ts';
import { createTestDatabase, type TestDatabase } from '@peonia/testing/database.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openDatabase } from '../../src/platform/db/database.ts';
import { cashOut, decide, makePartner } from '../fixtures/cash-out.ts';
import { makeStaff, type StaffMember } from '../fixtures/make-staff.ts';
import type { Member } from '../fixtures/register-member.ts';
import { proveBooks } from '../money/prove-books.ts';
import { again } from './money-fixture.ts';
import { startServe, type ServeProcess } from './serve-process.ts';
import { stopAt } from './stop-at.ts';

let testDatabase: TestDatabase;
let database: ReturnType<typeof openDatabase>;
let server: ServeProcess;
let fina: StaffMember;
let finn: StaffMember;
let mei: Member;

beforeAll(async () => {
  testDatabase = await createTestDatabase();
  database = openDatabase({ url: testDatabase.url, pool: 4, statementTimeoutMs: 20_000, name: 'crash-world' });
  server = await startServe(testDatabase.url);
  const house = { register: server.register, app: { database } };
  fina = await makeStaff(house, 'Fina Gold', 'finance');
  finn = await makeStaff(house, 'Finn Gold', 'finance');
  mei = await makePartner(house, 'Mei Cash', 200);
  await proveBooks(database);
});
afterAll(async () => {
  await server.close();
  await database.end();
  await testDatabase.drop();
});

/** Kills the server while an act stands still, lets go what held it, and starts the next server. */
async function killAmid(running: Promise<unknown>, release: () => Promise<unknown>): Promise<void> {
  const cut = Promise.allSettled([running]);
  server.signal('SIGKILL');
  await server.exited;
  await server.close();
  await release();
  expect((await cut)[0]?.status).toBe('rejected');
  server = await startServe(testDatabase.url);
}

const at = (member: Member) => again(server, member);
const read = async () => {
  const { gold, items } = (await at(mei).call(cashOutContract.getCashOut)).body;
  return [gold, items.map(({ state }) => state)];
};

it('pays a payout once, whenever the server is killed in the middle', { timeout: 240_000 }, async () => {
  const { id } = (await cashOut(at(mei), 150)).body.payout;

  let stop = await stopAt(testDatabase.url, 'before-commit', mei.id);
  let cut: Promise<unknown> = decide(at(fina), id, 'approve');
  await stop.reached();
  await killAmid(cut, stop.release);
  expect(await read()).toEqual([50, ['requested']]);
  await decide(at(fina), id, 'approve');

  // Between the approval and the payment.
  server.signal('SIGKILL');
  await server.exited;
  await server.close();
  server = await startServe(testDatabase.url);
  expect(await read()).toEqual([50, ['approved']]);

  stop = await stopAt(testDatabase.url, 'before-commit', mei.id);
  cut = decide(at(finn), id, 'pay');
  await stop.reached();
  await killAmid(cut, stop.release);
  expect(await read()).toEqual([50, ['approved']]);

  stop = await stopAt(testDatabase.url, 'in-commit', 0);
  cut = decide(at(finn), id, 'pay');
  await stop.reached();
  await killAmid(cut, stop.release);
  await expect.poll(read, { timeout: 60_000 }).toEqual([50, ['paid']]);
  await decide(at(finn), id, 'pay');

  const { rows } = await database.query<{ key: string }>({
    text: "select key from ledger_transfer where cause = 'payout' order by id",
  });
  expect(rows.map(({ key }) => key)).toEqual([`payout:${id}`, `payout:${id}:paid`]);
  expect(await proveBooks(database)).toEqual([]);
});
