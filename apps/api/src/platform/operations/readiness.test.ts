import { afterAll, beforeAll, expect, it } from 'vitest';
import { startApi, type Api } from '../../../test/api.ts';
import { openReadiness } from './readiness.ts';

let api: Api;
beforeAll(async () => {
  api = await startApi();
  // A new connection prepares itself.
  await fetch(`${api.address}/readyz`);
});
afterAll(() => api.close());

it('reads the database once for all requests of the same moment', async () => {
  const read = await openReadiness({ db: api.app.database, redis: null, blobs: api.app.blobs });

  const queries = await api.countQueries(() => Promise.all(Array.from({ length: 50 }, () => read())));

  expect(queries).toBe(1);
});

it('reads it again for a later request', async () => {
  const read = await openReadiness({ db: api.app.database, redis: null, blobs: api.app.blobs });
  await read();

  const queries = await api.countQueries(() => read());

  expect(queries).toBe(1);
});
