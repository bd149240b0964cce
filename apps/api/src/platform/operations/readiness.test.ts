import pg from 'pg';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { startApi, type Api } from '../../../test/api.ts';
import type { Db } from '../db/statement.ts';
import { openReadiness } from './readiness.ts';

let api: Api;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.close());

/** What the program asks beside, such as the first query of a new connection, does not count. */
let queries = 0;
beforeEach(() => {
  queries = 0;
});

const open = () => {
  const { database, blobs } = api.app;
  const { dataDir, limits } = api.config;
  const db: Db = {
    query(config) {
      queries += 1;
      return database.query(config);
    },
  };
  return openReadiness({ db, redis: null, blobs, dataDir, limits });
};

it('reads the database once for all requests of the same moment', async () => {
  const read = await open();

  await Promise.all(Array.from({ length: 50 }, () => read()));

  expect(queries).toBe(1);
});

it('names a store as full while uploads are refused, and is ready', async () => {
  const full = await startApi({ LIMIT_UPLOAD_FREE_DISK_PERCENT: '101' });

  const reply = await fetch(`${full.address}/readyz`);

  expect(reply.status).toBe(200);
  expect(await reply.json()).toMatchObject({ status: 'ready', components: { database: 'up', storage: 'full' } });
  await full.close();
});

it('reads it again for a later request', async () => {
  const read = await open();
  await read();
  await read();

  expect(queries).toBe(2);
});

it('calls a database that hangs down, and asks it once', async () => {
  const read = await open();
  const locked = new pg.Client({ connectionString: api.config.databaseUrl });
  await locked.connect();
  await locked.query('begin; lock table migration in access exclusive mode');

  expect(await read()).toMatchObject({ database: 'down', migrations: 'down', storage: 'up' });
  expect(await read()).toMatchObject({ database: 'down' });

  expect(queries).toBe(1);
  await locked.end();
  await expect.poll(read).toMatchObject({ database: 'up', migrations: 'up' });
});

it('blames nothing for the time in which the process itself computes', async () => {
  const read = await open();
  const reading = read();
  // As at a start, while modules are loaded: what has answered meanwhile is heard afterwards.
  for (const ms of [2_500, 2_500, 1_000]) {
    await new Promise((resolve) => setImmediate(resolve));
    for (const end = performance.now() + ms; performance.now() < end;);
  }

  expect(await reading).toMatchObject({ database: 'up', migrations: 'up', storage: 'up' });
}, 15_000);
