import { randomUUID } from 'node:crypto';
import { feedContract } from '@peonia/contract/feed.schema.ts';
import { albumContract as contract } from '@peonia/contract/media/album.schema.ts';
import { mediaContract } from '@peonia/contract/media/media.schema.ts';
import { notificationsContract } from '@peonia/contract/notifications/notifications.schema.ts';
import { errors } from '@peonia/contract/protocol/errors.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startApi, type Api } from '../../../test/api.ts';
import type { Member } from '../../../test/fixtures/register-member.ts';
import { putInAlbum } from '../../../test/fixtures/set-up-album.ts';
import { uploadPicture } from '../../../test/fixtures/upload-picture.ts';
import { giveGold } from '../../../test/money/give-gold.ts';
import { proveBooks } from '../../../test/money/prove-books.ts';
import { there } from '../../../test/there.ts';
import { block, unblock } from '../privacy/public.ts';
import { refundSale } from './public.ts';

// covers: PUT /uploads/pay
// covers: GET /photos/:id

let api: Api;
let mei: Member;
let jonas: Member;
let luc: Member;

beforeAll(async () => {
  api = await startApi({ LIMIT_ALBUM_PAGE: '3' });
  [mei, jonas, luc] = [
    await api.register('Mei Lin', { visibility: 'public' }),
    await api.register('Jonas Weber', { gender: 1 }),
    await api.register('Luc Bertin', { gender: 1 }),
  ];
});
afterAll(() => api.close());

const look = async (reader: Pick<Member, 'call'>, folder: 'public' | 'private' | 'secret', page?: number) =>
  (
    await reader.call(contract.listPhotos, {
      params: { id: mei.id },
      query: { folder, ...(page === undefined ? {} : { page }) },
    })
  ).body;
const pay = (buyer: Member, uploadId: number, expected: number, related = mei.id, type: 'album' | 'feed' = 'album') =>
  buyer.call(contract.payUpload, {
    body: { upload_id: uploadId, related_id: related, type, expected },
    headers: { 'idempotency-key': randomUUID() },
  });
const isServed = async (src: string | null | undefined) => (await fetch(`${api.address}${src}`)).status === 200;

// covers: GET /attachments/:id
it('lists the files of posts, the newest post first, page by page', async () => {
  const writer = await api.register('Writes Posts', { visibility: 'public', vip: true });
  const posted: number[] = [];
  for (const count of [2, 1, 2]) {
    const ids = await Promise.all(
      Array.from({ length: count }, async () => there((await uploadPicture(api.address, writer)).body.files[0]).id),
    );
    await writer.call(feedContract.post, { body: { upload_ids: ids } });
    posted.unshift(...ids);
  }
  const list = async (page?: number) =>
    (
      await jonas.call(contract.listAttachments, {
        params: { id: writer.id },
        query: page === undefined ? {} : { page },
      })
    ).body;

  const first = await list();
  const second = await list(first.max_id);

  expect([...first.items, ...second.items].map(({ id }) => id)).toEqual(posted);
  expect([first.items.length, second.max_id]).toEqual([3, -1]);
  expect(await list(1)).toEqual(first);
  await block(api.app.database, writer.id, jonas.id);
  expect((await jonas.call(contract.listAttachments, { params: { id: writer.id } })).status).toBe(404);
});

describe('album folder', () => {
  it('lists newest first, page by page, with a constant number of queries', async () => {
    const ids = [];
    for (let n = 0; n < 7; n += 1) ids.unshift((await putInAlbum(api, mei, 'public')).id);
    const first = await look(jonas, 'public');
    const second = await look(jonas, 'public', first.max_id);
    const third = await look(jonas, 'public', second.max_id);
    expect([...first.items, ...second.items, ...third.items].map(({ id }) => id)).toEqual(ids);
    expect([third.max_id, first.counts.public]).toEqual([-1, 7]);
    // Who counts pages begins with 0 or 1.
    expect([await look(jonas, 'public', 0), await look(jonas, 'public', 1)]).toEqual([first, first]);
    const full = await api.countQueries(() => look(jonas, 'public'));
    expect(await api.countQueries(() => look(jonas, 'public', second.max_id))).toBe(full);
  });

  // covers: DELETE /uploads
  it('keeps caption and alternative text and removes deleted files', async () => {
    const { id, src } = await putInAlbum(api, mei, 'public');
    await mei.call(mediaContract.updateUpload, {
      params: { id },
      body: { caption: ' At the lake ', alt: 'Mei before a lake' },
    });
    expect((await look(api.guest(), 'public')).items[0]).toMatchObject({
      id,
      caption: 'At the lake',
      alt: 'Mei before a lake',
    });
    await jonas.call(mediaContract.deleteUploads, { query: { ids: String(id) } });
    expect(await isServed(src)).toBe(true);
    await mei.call(mediaContract.deleteUploads, { query: { ids: `${id},999999` } });
    expect([(await look(jonas, 'public')).items.some((item) => item.id === id), await isServed(src)]).toEqual([
      false,
      false,
    ]);
  });

  it('can be changed by its owner only', async () => {
    const { id } = await putInAlbum(api, mei, 'public');
    const { code } = await jonas.call(mediaContract.updateUpload, { params: { id }, body: { folder: 'private' } });
    expect(code).toBe(errors.upload_unknown.code);
    expect((await mei.call(mediaContract.updateUpload, { params: { id }, body: { folder: 'secret' } })).code).toBe(
      errors.price_missing.code,
    );
  });
});

describe('private folder access', () => {
  it('is granted, revoked, and ended at once by a block', async () => {
    const { id } = await putInAlbum(api, mei, 'private');
    const seen = async (reader: Pick<Member, 'call'>) =>
      (await look(reader, 'private')).items.find((item) => item.id === id);
    expect(await seen(jonas)).toMatchObject({
      open: false,
      src: null,
      thumb: null,
      post: null,
      blur: expect.stringMatching(/-blur\.webp$/),
    });
    const grantAlbumAccess = (isIn: boolean) =>
      mei.call(contract.grantAlbumAccess, { params: { id: jonas.id }, body: { let_in: isIn } });
    await grantAlbumAccess(true);
    await grantAlbumAccess(true);
    const open = await seen(jonas);
    expect([
      open?.open,
      await isServed(open?.src),
      (await look(jonas, 'private')).let_in,
      (await seen(luc))?.open,
      (await seen(api.guest()))?.open,
    ]).toEqual([true, true, true, false, false]);
    expect((await mei.call(contract.listAlbumAccess)).body.items.map(({ user_id }) => user_id)).toEqual([jonas.id]);
    await block(api.app.database, jonas.id, mei.id);
    expect(await isServed(open?.src)).toBe(false);
    await unblock(api.app.database, jonas.id, mei.id);
    expect(await isServed(open?.src)).toBe(true);
    await grantAlbumAccess(false);
    expect([await isServed(open?.src), (await seen(jonas))?.open]).toEqual([false, false]);
  });
});

describe('pay to view', () => {
  it('charges the shown price once and keeps the file after its owner deletes it', async () => {
    const { id } = await putInAlbum(api, mei, 'secret', 7);
    await giveGold(api.app.database, jonas, 50);
    const locked = (await look(jonas, 'secret')).items.find((item) => item.id === id);
    expect(locked).toMatchObject({ paid: true, amount: 7, open: false, src: null });
    expect((await pay(jonas, id, 5)).code).toBe(errors.price_changed.code);
    expect((await pay(luc, id, 7)).code).toBe(errors.gold_short.code);
    expect((await pay(mei, id, 7)).status).toBe(404);
    expect((await pay(jonas, id, 7, luc.id)).status).toBe(404);
    const { status, body } = await pay(jonas, id, 7);
    expect([status, body.open, await isServed(body.src)]).toEqual([200, true, true]);
    await mei.call(mediaContract.updateUpload, { params: { id }, body: { amount: 90 } });
    expect([(await pay(jonas, id, 90)).body.open, (await jonas.me()).balance]).toEqual([true, 43]);
    await mei.call(mediaContract.deleteUploads, { query: { ids: String(id) } });
    const bought = (await look(jonas, 'secret')).items.find((item) => item.id === id);
    expect([bought?.open, await isServed(bought?.src)]).toEqual([true, true]);
    expect((await look(luc, 'secret')).items.some((item) => item.id === id)).toBe(false);
    expect((await look(mei, 'secret')).items.some((item) => item.id === id)).toBe(false);
  });

  it('sells no file that its owner has deleted', async () => {
    const { id } = await putInAlbum(api, mei, 'secret', 6);
    const late = await api.register('Late Buyer');
    await giveGold(api.app.database, late, 10);
    await mei.call(mediaContract.deleteUploads, { query: { ids: String(id) } });
    expect([(await pay(late, id, 6)).status, (await late.me()).balance]).toEqual([404, 10]);
  });

  it('tells the seller of a sale once, and shows them the file as sold', async () => {
    const { id } = await putInAlbum(api, mei, 'secret', 4);
    const own = async () => (await look(mei, 'secret')).items.find((item) => item.id === id);
    const before = await own();
    await giveGold(api.app.database, jonas, 10);

    await pay(jonas, id, 4);
    await pay(jonas, id, 4);
    while ((await api.app.outbox.drain()) > 0);

    const told = (await mei.call(notificationsContract.listNotifications)).body.items.filter(
      ({ data }) => data.what === 'file_sold' && data.amount === 4,
    );
    expect(told).toMatchObject([{ type: 'payclear', data: { user_id: jonas.id, name: jonas.name, others: 0 } }]);
    expect([before?.sold, (await own())?.sold]).toEqual([undefined, true]);
    expect((await look(jonas, 'secret')).items.find((item) => item.id === id)?.sold).toBeUndefined();
  });

  // covers: Secret photos require payment: bought once, price frozen, kept; a block or refund ends access
  it('charges once for two hundred simultaneous calls', async () => {
    const { id } = await putInAlbum(api, mei, 'secret', 10);
    await giveGold(api.app.database, luc, 500);
    const answers = await Promise.all(Array.from({ length: 200 }, () => pay(luc, id, 10)));
    expect(answers.filter(({ status, body }) => status === 200 && body.open).length).toBe(200);
    expect((await luc.me()).balance).toBe(490);
    expect(await proveBooks(api.app.database)).toEqual([]);
  });

  it('credits a partner 40 % of the purchased gold, held for seven days', async () => {
    await api.sql('update account set is_partner = true where id = $1', [mei.id]);
    const { id } = await putInAlbum(api, mei, 'secret', 10);
    await pay(jonas, id, 10);
    const [earning] = await api.sql<{ amount: string; state: string; days: number }>(
      `select e.amount, e.state, round(extract(epoch from e.available_at - now()) / 86400)::int as days from ledger_earning e where e.member_id = $1`,
      [mei.id],
    );
    expect(earning).toMatchObject({ amount: 400, state: 'pending', days: 7 });
    await api.sql('update account set is_partner = false where id = $1', [mei.id]);
  });

  it('takes the 40 % back when the file is refunded, once', async () => {
    await api.sql('update account set is_partner = true where id = $1', [mei.id]);
    const { id } = await putInAlbum(api, mei, 'secret', 10);
    await pay(jonas, id, 10);
    const [sale] = await api.sql<{ id: number; transfer_id: number }>(
      'select id, transfer_id from upload_sale where upload_id = $1',
      [id],
    );

    for (let again = 0; again < 2; again += 1)
      await api.app.database.transaction((db) => refundSale(db, sale?.id ?? 0));

    expect(
      await api.sql('select member_id, amount, state from ledger_earning where transfer_id = $1', [sale?.transfer_id]),
    ).toEqual([{ member_id: mei.id, amount: 400, state: 'reversed' }]);
    expect(await proveBooks(api.app.database)).toEqual([]);
    await api.sql('update account set is_partner = false where id = $1', [mei.id]);
  });

  it('is suspended by a block, ended by a refund, and can then be bought again', async () => {
    const { id } = await putInAlbum(api, mei, 'secret', 3);
    const before = (await jonas.me()).balance;
    const { src } = (await pay(jonas, id, 3)).body;
    await block(api.app.database, mei.id, jonas.id);
    expect([await isServed(src), (await pay(jonas, id, 3)).status]).toEqual([false, 404]);
    await unblock(api.app.database, mei.id, jonas.id);
    expect(await isServed(src)).toBe(true);
    const [sale] = await api.sql<{ id: number }>('select id from upload_sale where upload_id = $1', [id]);
    const refund = () => api.app.database.transaction((db) => refundSale(db, sale?.id ?? 0));
    expect([await refund(), await refund()]).toEqual([jonas.id, null]);
    expect([await isServed(src), (await jonas.me()).balance]).toEqual([false, before]);
    expect((await pay(jonas, id, 3)).body.open).toBe(true);
    expect(await proveBooks(api.app.database)).toEqual([]);
  });
});
