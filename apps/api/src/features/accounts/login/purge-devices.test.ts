import { afterAll, beforeAll, expect, it } from 'vitest';
import { startApi, type Api } from '../../../../test/api.ts';
import { runJob } from '../../../../test/run-job.ts';

let api: Api;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.close());

const remember = (accountId: number, device: string, months: number) =>
  api.sql(
    `insert into known_device (account_id, client_hash, last_at)
     values ($1, sha256(convert_to($2, 'UTF8')), now() - make_interval(months => $3::int))`,
    [accountId, device, months],
  );

const devicesOf = async (accountId: number) =>
  (
    await api.sql<{ months: number }>(
      `select round(extract(epoch from now() - last_at) / 2629800)::int as months
       from known_device where account_id = $1 order by last_at desc`,
      [accountId],
    )
  ).map(({ months }) => months);

it('forgets a device after 13 months', async () => {
  const { id } = await api.register('Yuki Abe');
  await api.sql('delete from known_device where account_id = $1', [id]);
  await remember(id, 'old', 14);
  await remember(id, 'older phone', 12);
  await remember(id, 'laptop', 1);

  await runJob(api, 'accounts.purge-sessions');

  expect(await devicesOf(id)).toEqual([1, 12]);
});

it('keeps the newest device of a member who was away for long', async () => {
  const { id } = await api.register('Ken Mori');
  await api.sql('delete from known_device where account_id = $1', [id]);
  await remember(id, 'old', 20);
  await remember(id, 'newest', 14);

  await runJob(api, 'accounts.purge-sessions');

  expect(await devicesOf(id)).toEqual([14]);
});
