import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { createTestDatabase, type TestDatabase } from '@peonia/testing/database.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startRedis, type RedisServer } from '../providers/redis-server.ts';
import { withDatabase } from './money-fixture.ts';
import { startServe, type ServeProcess } from './serve-process.ts';

let database: TestDatabase;
let redis: RedisServer;
let api: ServeProcess;
let worker: ServeProcess;
let files: string;

beforeAll(async () => {
  [database, redis] = await Promise.all([createTestDatabase(), startRedis()]);
  files = await mkdtemp(join(tmpdir(), 'peonia-files-'));
  const settings = { REDIS_URL: redis.url, DATA_DIR: files };
  api = await startServe(database.url, { ...settings, ROLE: 'api' });
});
afterAll(async () => {
  await Promise.all([api.close(), worker?.close()]);
  await redis.close();
  await database.drop();
  await rm(files, { recursive: true, force: true });
});

const count = (sql: string) =>
  withDatabase(database.url, async (db) => {
    const { rows } = await db.query<{ count: number }>({ text: `select count(*)::int as count from ${sql}` });
    return rows[0]?.count;
  });

it('leaves background work to the worker', async () => {
  await api.register('Anna Roles', { byForm: true });
  await withDatabase(database.url, (db) =>
    db.query({ text: `insert into outbox (topic, payload) values ('outbox.tested-roles', '{}')` }),
  );
  await sleep(1_500);

  expect(await count('outbox')).toBeGreaterThan(1);
  expect(await count(`information_schema.schemata where schema_name = 'job'`)).toBe(0);

  worker = await startServe(database.url, { REDIS_URL: redis.url, DATA_DIR: files, ROLE: 'worker' });

  await expect.poll(() => count(`outbox where topic <> 'outbox.tested-roles'`), { timeout: 15_000 }).toBe(0);
  await expect.poll(() => count('job.schedule'), { timeout: 15_000 }).toBeGreaterThan(10);
}, 60_000);

it('serves health and metrics alone from the worker', async () => {
  const statusOf = async (path: string) => (await fetch(`${worker.address}${path}`, { redirect: 'manual' })).status;

  expect(await Promise.all(['/livez', '/readyz', '/metrics'].map(statusOf))).toEqual([200, 200, 200]);
  expect(await Promise.all(['/', '/v1/me', '/de/', '/v1/socket', '/robots.txt'].map(statusOf))).toEqual(
    Array(5).fill(404),
  );
});

it('reports each component at /readyz', async () => {
  const read = async () => {
    const reply = await fetch(`${api.address}/readyz`);
    return { status: reply.status, body: await reply.json() };
  };
  const components = { database: 'up', migrations: 'up', redis: 'up', storage: 'up' };
  expect(await read()).toEqual({ status: 200, body: { status: 'ready', components } });

  await withDatabase(database.url, (db) =>
    db.query({ text: `update migration set name = '0001_away' where name like '0001_%'` }),
  );

  expect(await read()).toEqual({
    status: 503,
    body: { status: 'not ready', components: { ...components, migrations: 'down' } },
  });
  await withDatabase(database.url, (db) =>
    db.query({ text: `update migration set name = '0001_platform_foundation.sql' where name = '0001_away'` }),
  );
});

it('serves on without Redis and names it', async () => {
  await redis.close();

  const reply = await fetch(`${api.address}/readyz`);

  expect(reply.status).toBe(200);
  expect(await reply.json()).toMatchObject({ status: 'ready', components: { database: 'up', redis: 'down' } });
});
