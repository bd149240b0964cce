import { accountsContract } from '@peonia/contract/accounts/accounts.schema.ts';
import { createTestDatabase, type TestDatabase } from '@peonia/testing/database.ts';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { openDatabase } from '../../src/platform/db/database.ts';
import { makeStaff, type StaffMember } from '../fixtures/make-staff.ts';
import { accept, act, deliver, giftCouple, giveRoses, prepare, readOrder, takeBack } from '../fixtures/order-gift.ts';
import type { Member } from '../fixtures/register-member.ts';
import { proveBooks } from '../money/prove-books.ts';
import { again } from './money-fixture.ts';
import { startServe, type ServeProcess } from './serve-process.ts';
import { stopAt } from './stop-at.ts';

let testDatabase: TestDatabase;
let database: ReturnType<typeof openDatabase>;
let server: ServeProcess;
let staff: StaffMember;
let jonas: Member;
let mei: Member;

beforeAll(async () => {
  testDatabase = await createTestDatabase();
  database = openDatabase({ url: testDatabase.url, pool: 4, statementTimeoutMs: 20_000, name: 'crash-world' });
  server = await startServe(testDatabase.url);
  const house = { register: server.register, app: { database } };
  staff = await makeStaff(house, 'Flora Ship', 'fulfilment');
  ({ jonas, mei } = await giftCouple(house, 200));
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
const order = async (id: number) => {
  const { state, gold } = await readOrder(at(jonas), id);
  return [state, gold];
};
const transfers = async () =>
  (
    await database.query<{ kind: string; count: number }>({
      text: "select kind, count(*)::int as count from ledger_transfer where cause = 'mall_order' group by 1 order by 1",
    })
  ).rows;

it(
  'captures and gives back the gold of an order once, whenever the server is killed in the middle',
  { timeout: 240_000 },
  async () => {
    const [kept, refused] = [await giveRoses(at(jonas), mei), await giveRoses(at(jonas), mei)];
    await accept(at(mei), kept);
    await prepare(at(staff), kept);

    let stop = await stopAt(testDatabase.url, 'before-commit', jonas.id);
    let cut: Promise<unknown> = deliver(at(staff), kept);
    await stop.reached();
    await killAmid(cut, stop.release);
    expect(await order(kept)).toEqual(['preparing', { held: 52, paid: 0, returned: 0 }]);

    stop = await stopAt(testDatabase.url, 'in-commit', 0);
    cut = deliver(at(staff), kept);
    await stop.reached();
    await killAmid(cut, stop.release);
    await vi.waitUntil(async () => (await order(kept))[0] === 'delivered', { timeout: 60_000, interval: 50 });
    await deliver(at(staff), kept);
    expect(await order(kept)).toEqual(['delivered', { held: 0, paid: 52, returned: 0 }]);

    stop = await stopAt(testDatabase.url, 'before-commit', jonas.id);
    cut = act(at(mei), refused, { act: 'refuse' });
    await stop.reached();
    await killAmid(cut, stop.release);
    expect(await order(refused)).toEqual(['pending', { held: 52, paid: 0, returned: 0 }]);
    await act(at(mei), refused, { act: 'refuse' });
    await act(at(mei), refused, { act: 'refuse' });
    expect(await order(refused)).toEqual(['refused', { held: 0, paid: 0, returned: 52 }]);

    stop = await stopAt(testDatabase.url, 'in-commit', 0);
    cut = takeBack(at(staff), kept);
    await stop.reached();
    await killAmid(cut, stop.release);
    await vi.waitUntil(async () => (await order(kept))[0] === 'returned', { timeout: 60_000, interval: 50 });
    await takeBack(at(staff), kept);

    expect(await transfers()).toEqual([
      { kind: 'order', count: 1 },
      { kind: 'refund', count: 1 },
    ]);
    expect([(await at(jonas).call(accountsContract.getMe)).body.balance, await proveBooks(database)]).toEqual([
      200,
      [],
    ]);
  },
);
