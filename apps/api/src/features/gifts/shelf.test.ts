import { giftsContract as contract } from '@peonia/contract/gifts.schema.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startApi, type Api } from '../../../test/api.ts';
import type { Member } from '../../../test/fixtures/register-member.ts';
import { block } from '../privacy/public.ts';

let api: Api;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.close());

const shelf = (of: Member, reader: Pick<Member, 'call'>) =>
  reader.call(contract.listReceivedGifts, { params: { id: of.id } });
const give = (from: Member, to: Member, gift: number, nonce: string) =>
  api.sql(
    'insert into gift_sent (sender_id, receiver_id, gift_id, client_id, price, paid) values ($1, $2, $3, $4, 500, 0)',
    [from.id, to.id, gift, nonce],
  );

// covers: Gifts received on the profile, counted and without names
it('shows received gifts counted and without names, unless hidden or blocked', async () => {
  const [anna, ben, carl, dora] = [
    await api.register('Shelf Anna'),
    await api.register('Shelf Ben', { language: 'de' }),
    await api.register('Shelf Carl'),
    await api.register('Shelf Dora'),
  ];
  for (const [from, gift, nonce] of [
    [ben, 1, 'a'],
    [ben, 1, 'b'],
    [carl, 1, 'c'],
    [carl, 4, 'd'],
  ] as const)
    await give(from, anna, gift, nonce);
  expect((await shelf(anna, ben)).body).toEqual({
    items: [
      { gift_id: 1, name: 'Rose', src: '/gifts/rose.svg', count: 3 },
      { gift_id: 4, name: 'Versprechensring', src: '/gifts/ring.svg', count: 1 },
    ],
    total: 4,
    hidden: null,
  });
  await api.app.database.transaction((db) => block(db, anna.id, carl.id));
  expect((await shelf(anna, ben)).body.total).toBe(2);
  expect((await shelf(anna, carl)).status).toBe(404);
  await api.app.database.transaction((db) => block(db, ben.id, anna.id));
  expect((await shelf(anna, dora)).body.items).toEqual([]);
  await give(dora, anna, 4, 'e');
  await anna.call(contract.updateGiftShelf, { body: { hidden: true } });
  expect([
    (await shelf(anna, dora)).body,
    (await shelf(anna, anna)).body.total,
    (await shelf(anna, anna)).body.hidden,
  ]).toEqual([{ items: [], total: 0, hidden: null }, 1, true]);
});
