import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Api, startApi } from '../../../../test/api.ts';
import { runJob } from '../../../../test/run-job.ts';
import { claimKey } from './idempotency.sql.ts';

let api: Api;

beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.close());

test('keys are purged after thirty days', async () => {
  const { id } = await api.register('Keeper');
  const { database } = api.app;
  for (const key of ['of-29-days', 'of-31-days'])
    await claimKey.run(database, { member_id: id, key, endpoint: 'POST /test', request_hash: Buffer.alloc(32) });
  await api.sql("update idempotency_key set created_at = now() - interval '29 days' where key = 'of-29-days'");
  await api.sql("update idempotency_key set created_at = now() - interval '31 days' where key = 'of-31-days'");

  await runJob(api, 'http.purge-idempotency-keys');

  expect(await api.sql('select key from idempotency_key where member_id = $1', [id])).toEqual([{ key: 'of-29-days' }]);
});
