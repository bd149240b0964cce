import { randomUUID } from 'node:crypto';
import { albumContract as contract } from '@peonia/contract/media/album.schema.ts';
import { mediaContract } from '@peonia/contract/media/media.schema.ts';
import { ledgerContract } from '@peonia/contract/money/ledger.schema.ts';
import { limits } from '@peonia/contract/protocol/limits.ts';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { startApi, type Api } from '../../../test/api.ts';
import type { Member } from '../../../test/fixtures/register-member.ts';
import { putInAlbum } from '../../../test/fixtures/set-up-album.ts';
import { giveGold } from '../../../test/money/give-gold.ts';
import { proveBooks } from '../../../test/money/prove-books.ts';
import type { Database } from '../../platform/db/database.ts';
import { spendGold } from '../ledger/public.ts';
import type { MediaView } from '../media/public.ts';
import { block } from '../privacy/public.ts';
import { payUploadFastPath, type FastPayContext } from './pay-upload-fast-path.ts';

let api: Api;
let mei: Member;
let jonas: Member;
/** A file for 7 gold. */
let file: number;
let number = 0;

beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.close());
beforeEach(async () => {
  number += 1;
  mei = await api.register(`Seller ${number}`, { visibility: 'public' });
  jonas = await api.register(`Buyer ${number}`, { gender: 1 });
  await giveGold(api.app.database, jonas, 20);
  file = (await putInAlbum(api, mei, 'secret', 7)).id;
});

const pay = (key = randomUUID() as string, expected = 7) =>
  jonas.call(contract.payUpload, {
    body: { upload_id: file, related_id: mei.id, type: 'album', expected },
    headers: { 'idempotency-key': key },
  });

/** The fast path alone; `meanwhile` happens after it has read what decides. */
async function payFast({ meanwhile, key = randomUUID() }: { meanwhile?: () => Promise<unknown>; key?: string } = {}) {
  const { database } = api.app;
  const interrupted: Database = {
    ...database,
    async query(config) {
      const result = await database.query<never>(config);
      if (config.statement === 'read_known_sale') await meanwhile?.();
      return result;
    },
  };
  const context = {
    database: interrupted,
    limits,
    realtime: { publish: () => {}, beforePublish: async () => {} },
    view: { presentBought: (_reader, { id }) => ({ id, open: true }) } as Pick<MediaView, 'presentBought'>,
    messages: {},
  } as unknown as FastPayContext;
  const call = {
    db: interrupted,
    session: null,
    caller: { id: jonas.id, vip: false },
    body: { upload_id: file, related_id: mei.id, type: 'album', expected: 7 },
  } as unknown as Parameters<typeof payUploadFastPath>[0];
  return payUploadFastPath(call, () => ({ key, name: 'PUT /uploads/pay', request_hash: Buffer.from('') }), context);
}

/** Purchases of the file, transfers of the buyer, keys, notifications that wait, and what was spent. */
async function written(): Promise<readonly number[]> {
  const [counts] = await api.sql<Record<'sales' | 'transfers' | 'keys' | 'notices' | 'spent', number>>(
    `select (select count(*) from upload_sale where upload_id = $1) as sales,
       (select count(*) from ledger_transfer where cause = 'upload_sale' and other_id = $3) as transfers,
       (select count(*) from idempotency_key where member_id = $2) as keys,
       (select count(*) from outbox where topic = 'notifications.notification' and payload->>'what' = 'file_sold'
          and (payload->>'member_id')::bigint = $3) as notices,
       (select coalesce(sum(spent), 0)::int from spending_day where member_id = $2) as spent`,
    [file, jonas.id, mei.id],
  );
  return [counts?.sales, counts?.transfers, counts?.keys, counts?.notices, counts?.spent].map(Number);
}

const nothing = [0, 0, 0, 0, 0];

it('pays with one statement behind the proof of the session and one read', async () => {
  await jonas.me();
  const statements = await api.countQueries(() => pay());
  expect([statements, (await jonas.me()).balance]).toEqual([3, 13]);
  expect((await written()).slice(0, 3)).toEqual([1, 1, 1]);
  expect(await proveBooks(api.app.database)).toEqual([]);
});

it('says of the file what a repeated key says', async () => {
  const key = randomUUID();
  const [first, again] = [await pay(key), await pay(key)];
  const shown = ({ body }: typeof first) => ({ ...body, thumb: null, post: null, src: null });
  expect([first.status, first.body.open, typeof first.body.src]).toEqual([200, true, 'string']);
  expect(shown(again)).toEqual(shown(first));
  expect((await fetch(`${api.address}${first.body.src}`)).status).toBe(200);
  expect((await jonas.me()).balance).toBe(13);
});

it('charges one of many simultaneous calls with one key', async () => {
  const key = randomUUID();
  const answers = await Promise.all(Array.from({ length: 30 }, () => pay(key)));
  expect(new Set(answers.map(({ status, body }) => `${status} ${body.open}`))).toEqual(new Set(['200 true']));
  expect((await written()).slice(0, 3)).toEqual([1, 1, 1]);
  expect((await jonas.me()).balance).toBe(13);
});

it('stores balance, notification, and day of the spending', async () => {
  expect(await payFast()).toEqual({ id: file, open: true });
  expect(await written()).toEqual([1, 1, 1, 1, 700]);
  const [sale] = await api.sql<{ id: string; key: string }>(
    'select s.id, t.key from upload_sale s join ledger_transfer t on t.id = s.transfer_id where s.upload_id = $1',
    [file],
  );
  const [notice] = await api.sql<{ payload: object }>(
    "select payload from outbox where topic = 'notifications.notification' and (payload->>'member_id')::bigint = $1",
    [mei.id],
  );
  const [event] = await api.sql<{ name: string; payload: object }>(
    'select name, payload from member_event where member_id = $1 order by seq desc limit 1',
    [jonas.id],
  );
  expect(sale?.key).toBe(`upload-sale:${sale?.id}`);
  expect(notice?.payload).toMatchObject({ what: 'file_sold', subject: String(sale?.id), facts: { amount: 7 } });
  expect(event).toMatchObject({ name: 'balance.changed', payload: { balance: 13, vip: 0, trialing: 0 } });
  expect(await proveBooks(api.app.database)).toEqual([]);
});

it.each<[string, () => Promise<unknown>]>([
  ['the wallet was changed', () => giveGold(api.app.database, jonas, 1)],
  [
    'the price was changed',
    () => mei.call(mediaContract.updateUpload, { params: { id: file }, body: { folder: 'secret', amount: 8 } }),
  ],
  ['the file was deleted', () => mei.call(mediaContract.deleteUploads, { query: { ids: String(file) } })],
  ['the owner blocked the buyer', () => block(api.app.database, mei.id, jonas.id)],
  ['the buyer blocked the owner', () => block(api.app.database, jonas.id, mei.id)],
  ['a cap was set', () => jonas.call(ledgerContract.setSpendingCap, { body: { cap: 100 } })],
])('writes nothing where %s meanwhile', async (_what, meanwhile) => {
  expect(await payFast({ meanwhile })).toBeNull();
  expect(await written()).toEqual(nothing);
  expect(await proveBooks(api.app.database)).toEqual([]);
});

it('writes nothing for a key that is used already', async () => {
  const key = randomUUID();
  const other = await putInAlbum(api, mei, 'secret', 2);
  await jonas.call(contract.payUpload, {
    body: { upload_id: other.id, related_id: mei.id, type: 'album', expected: 2 },
    headers: { 'idempotency-key': key },
  });
  expect(await payFast({ key })).toBeNull();
  expect((await pay(key)).status).toBe(409);
  expect((await written())[0]).toBe(0);
});

it('leaves gold that was spent meanwhile to the regular path', async () => {
  const spend = () =>
    api.app.database.transaction((db) =>
      spendGold(db, {
        key: `spent-${jonas.id}`,
        kind: 'gift',
        cause: 'test',
        cause_id: jonas.id,
        member_id: jonas.id,
        price: 1_500,
      }),
    );
  expect(await payFast({ meanwhile: spend })).toBeNull();
  expect((await pay()).body).toMatchObject({ code: expect.any(Number) });
  expect((await written())[0]).toBe(0);
});
