import { chownSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type EmbeddedPostgres, startEmbeddedPostgres } from './embedded-postgres.ts';

let dataDir: string;
let server: EmbeddedPostgres | undefined;

beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'peonia-embedded-'));
});

afterEach(async () => {
  await server?.stop();
  rmSync(dataDir, { recursive: true, force: true });
});

async function ask<T>(url: string, sql: string): Promise<T[]> {
  const client = new pg.Client({ connectionString: url });
  try {
    await client.connect();
    const { rows } = await client.query(sql);
    return rows as T[];
  } finally {
    await client.end();
  }
}

function postmasterPid(): number {
  return Number(readFileSync(join(dataDir, 'postgres', 'postmaster.pid'), 'utf8').split('\n')[0]);
}

test('keeps committed data when the server is killed, and restarts it at the same address', async () => {
  const restarted = Promise.withResolvers<void>();
  server = await startEmbeddedPostgres({ dataDir, onRestart: restarted.resolve });
  await ask(server.url, 'create table kept as select 42 as answer');
  process.kill(postmasterPid(), 'SIGKILL');
  await restarted.promise;
  expect(await ask(server.url, 'select answer from kept')).toEqual([{ answer: 42 }]);
});

test('refuses a folder of another program, and leaves its server running', async () => {
  server = await startEmbeddedPostgres({ dataDir });
  await expect(startEmbeddedPostgres({ dataDir, patienceMs: 200 })).rejects.toThrow(
    'Another program uses this data folder',
  );
  expect(await ask(server.url, 'select 1 as one')).toEqual([{ one: 1 }]);
});

test(
  'starts where the process id of a stale lock belongs to the server of another cluster',
  { timeout: 60_000 },
  async () => {
    server = await startEmbeddedPostgres({ dataDir });
    const other = mkdtempSync(join(tmpdir(), 'peonia-embedded-'));
    const first = await startEmbeddedPostgres({ dataDir: other });
    await first.stop();
    const lock = readFileSync(join(dataDir, 'postgres', 'postmaster.pid'), 'utf8');
    writeFileSync(join(other, 'postgres', 'postmaster.pid'), lock, { mode: 0o600 });
    const { uid, gid } = statSync(join(other, 'postgres'));
    chownSync(join(other, 'postgres', 'postmaster.pid'), uid, gid);

    const second = await startEmbeddedPostgres({ dataDir: other });

    expect(await ask(second.url, 'select 2 as two')).toEqual([{ two: 2 }]);
    expect(await ask(server.url, 'select 1 as one')).toEqual([{ one: 1 }]);
    await second.stop();
    rmSync(other, { recursive: true, force: true });
  },
);

test('gives the program an account without superuser rights and a durable server', async () => {
  server = await startEmbeddedPostgres({ dataDir });
  expect(await ask(server.url, 'select rolsuper from pg_roles where rolname = current_user')).toEqual([
    { rolsuper: false },
  ]);
  expect(await ask(server.url, 'show fsync')).toEqual([{ fsync: 'on' }]);
  expect(await ask(server.url, 'show server_encoding')).toEqual([{ server_encoding: 'UTF8' }]);
});

test('stops without leaving a process', async () => {
  server = await startEmbeddedPostgres({ dataDir });
  const pid = postmasterPid();
  await server.stop();
  server = undefined;
  await sleep(50);
  expect(() => process.kill(pid, 0)).toThrow('ESRCH');
});
