import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startApi, type Api } from '../../../test/api.ts';
import { purgeCaptchas } from '../captcha/captcha.sql.ts';
import { purgeInBatches } from './purge-in-batches.ts';

let api: Api;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.close());
beforeEach(async () => {
  await api.sql('delete from captcha_use');
  await api.sql("insert into captcha_use (hash, expires_at) values ('alive'::bytea, now() + interval '1 hour')");
});

const insertExpired = (count: number) =>
  api.sql(
    "insert into captcha_use (hash, expires_at) select ('old ' || n)::bytea, now() - interval '1 hour' from generate_series(1, $1::int) n",
    [count],
  );
const left = async () =>
  (await api.sql<{ name: string }>("select convert_from(hash, 'UTF8') as name from captcha_use")).map(
    (row) => row.name,
  );

describe('a purge in batches', () => {
  it('deletes more rows than one batch holds', async () => {
    await insertExpired(2_500);

    await purgeInBatches(api.app.database, purgeCaptchas, {});

    expect(await left()).toEqual(['alive']);
  });

  it('deletes one batch with one statement', async () => {
    await insertExpired(5);

    const deleted = await purgeCaptchas.run(api.app.database, { most: 2 });

    expect([deleted, (await left()).length]).toEqual([2, 4]);
  });

  it('returns the number of rows', async () => {
    await insertExpired(4);

    expect(await purgeInBatches(api.app.database, purgeCaptchas, {}, 2)).toBe(4);
  });

  it('ends when there is nothing to delete', async () => {
    expect(await purgeInBatches(api.app.database, purgeCaptchas, {}, 2)).toBe(0);
  });
});
