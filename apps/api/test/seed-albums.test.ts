import { accountsContract } from '@peonia/contract/accounts/accounts.schema.ts';
import { albumContract } from '@peonia/contract/media/album.schema.ts';
import { castPassword } from '@peonia/testing/cast.ts';
import { seedCast } from '@peonia/testing/seed-cast.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startApi, type Api } from './api.ts';
import { openClient } from './client.ts';

let api: Api;
beforeAll(async () => {
  api = await startApi();
  await seedCast(api.config.databaseUrl, { dataDir: api.config.dataDir });
});
afterAll(() => api.close());

it('the cast has albums: open pictures that open, closed ones that do not', async () => {
  const [lan] = await api.sql<{ id: number }>(`select id from account where name = 'Lan Yue'`);
  const { body: session } = await api
    .guest()
    .call(accountsContract.authenticate, { body: { name: 'Luc Bertin', password: castPassword } });
  const luc = openClient(api.address, { language: 'fr', token: session.token });
  const look = async (folder: 'public' | 'private' | 'secret') =>
    (await luc.call(albumContract.listPhotos, { params: { id: Number(lan?.id) }, query: { folder } })).body;
  const { items, counts } = await look('public');
  expect(counts).toEqual({ public: 2, private: 1, secret: 1 });
  for (const { src, thumb, post, blur } of items)
    for (const address of [src, thumb, post, blur]) expect((await fetch(`${api.address}${address}`)).status).toBe(200);
  const [secret] = (await look('secret')).items;
  expect([secret?.open, secret?.amount, secret?.src, (await fetch(`${api.address}${secret?.blur}`)).status]).toEqual([
    false,
    6,
    null,
    200,
  ]);
});
