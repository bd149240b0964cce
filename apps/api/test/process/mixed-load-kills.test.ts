import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startEmbeddedPostgres, type EmbeddedPostgres } from '../../src/platform/db/embedded/embedded-postgres.ts';
import { readPostmaster } from '../../src/platform/db/embedded/embedded-postmaster.ts';
import { proveBooks } from '../money/prove-books.ts';
import { freePort } from '../providers/redis-server.ts';
import { openMixedLoad, type MixedLoad } from './mixed-load.ts';
import { withDatabase } from './money-fixture.ts';
import { startServe, waitUntilReady, type ServeProcess } from './serve-process.ts';

/** Kills of each kind: few in `npm test`, 50 and 20 in `npm run soak`. */
const serverKills = Number(process.env['SERVER_KILLS'] ?? 2);
const databaseKills = Number(process.env['DATABASE_KILLS'] ?? 1);

const secret = 'secret of the program that is killed under load';
let folder: string;
let settings: Readonly<Record<string, string>>;
let postgres: EmbeddedPostgres;
let server: ServeProcess;
let load: MixedLoad;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'peonia-kills-'));
  // The database's own account has to pass; inside, its folder is private.
  chmodSync(folder, 0o711);
  postgres = await startEmbeddedPostgres({ dataDir: folder });
  // The same address and files after every start.
  settings = { PORT: String(await freePort()), DATA_DIR: join(folder, 'data'), SECRET: secret };
  server = await startServe(postgres.url, settings);
  load = await openMixedLoad(server, postgres.url, secret);
}, 120_000);
afterAll(async () => {
  await server.close();
  await postgres.stop();
  rmSync(folder, { recursive: true, force: true });
});

/** Runs the load, kills in the middle of it, and compares once everybody has been served again. */
async function expectSurvived(kill: () => Promise<void>): Promise<void> {
  load.start();
  await load.moveOn();
  await kill();
  await load.moveOn();
  await load.pause();

  await load.expectKept();
  expect(await withDatabase(postgres.url, proveBooks)).toEqual([]);
}

const rounds = (count: number) => Array.from({ length: count }, (_none, index) => index + 1);

it.each(rounds(serverKills))(
  'kill %i of the server loses and doubles nothing',
  async () => {
    await expectSurvived(async () => {
      server.signal('SIGKILL');
      await server.exited;
      await server.close();
      server = await startServe(postgres.url, settings);
    });
  },
  120_000,
);

it.each(rounds(databaseKills))(
  'kill %i of the database loses and doubles nothing',
  async () => {
    await expectSurvived(async () => {
      process.kill(readPostmaster(join(folder, 'postgres'))?.pid ?? 0, 'SIGKILL');
      await waitUntilReady(server.address);
    });
  },
  120_000,
);
