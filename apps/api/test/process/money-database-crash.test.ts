import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startEmbeddedPostgres, type EmbeddedPostgres } from '../../src/platform/db/embedded/embedded-postgres.ts';
import { readPostmaster } from '../../src/platform/db/embedded/embedded-postmaster.ts';
import { buyPack, cheapestGift, expectWhole, inTheMiddle, openSpender, sendGift, spendOn } from './money-fixture.ts';
import { startServe, waitUntilReady, type ServeProcess } from './serve-process.ts';
import { stopAt } from './stop-at.ts';

let dataDir: string;
let postgres: EmbeddedPostgres;
let server: ServeProcess;

beforeAll(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'peonia-money-'));
  // The database's own account has to pass; inside, its folder is private.
  chmodSync(dataDir, 0o711);
  postgres = await startEmbeddedPostgres({ dataDir });
  server = await startServe(postgres.url);
});
afterAll(async () => {
  await server.close();
  await postgres.stop();
  rmSync(dataDir, { recursive: true, force: true });
});

function killDatabase(): void {
  process.kill(readPostmaster(join(dataDir, 'postgres'))?.pid ?? 0, 'SIGKILL');
}

it(
  'a database killed in the middle of a commit: the tap is refused, and the same tap again is paid once',
  { timeout: 60_000 },
  async () => {
    const { from } = await openSpender(server, postgres.url, 'Commit', 100);
    const stopped = await stopAt(postgres.url, 'in-commit', from.id);
    const cut = buyPack(from, 1, 'tap-database-001');
    await stopped.reached();
    killDatabase();
    expect((await cut).status).toBe(503);
    await stopped.release();
    await waitUntilReady(server.address);
    const [first, second] = [await buyPack(from, 1, 'tap-database-001'), await buyPack(from, 1, 'tap-database-001')];
    expect([first.status, second.text]).toEqual([200, first.text]);
    expect((await from.me()).balance).toBe(70);
    await expectWhole(postgres.url, [], { price: 0 });
  },
);

it(
  'a database killed while three members send gifts loses nothing acknowledged and charges nothing twice',
  { timeout: 60_000 },
  async () => {
    const spenders = await Promise.all(
      ['Ada', 'Bea', 'Cia'].map((name) => openSpender(server, postgres.url, name, 5_000)),
    );
    const [first] = spenders;
    if (first === undefined) throw new Error('nobody spends');
    const gift = await cheapestGift(first.from);
    const spending = spenders.map((spender, i) => spendOn(spender, gift, `db-${i}`, (status) => status === 201));
    await inTheMiddle(spenders);
    killDatabase();
    await Promise.all(spending);
    await waitUntilReady(server.address);
    for (const spender of spenders) {
      expect(spender.acknowledged.size).toBeGreaterThanOrEqual(25);
      expect((await sendGift(spender.from, spender, gift, spender.last)).status).toBe(201);
      spender.acknowledged.add(spender.last);
    }
    await expectWhole(postgres.url, spenders, gift);
  },
);
