import { mallDeskContract as desk } from '@peonia/contract/mall/mall-desk.schema.ts';
import type { DeskOrderPart } from '@peonia/contract/mall/mall-desk.ts';
import { mallContract as contract } from '@peonia/contract/mall/mall.schema.ts';
import { errors, type ErrorName } from '@peonia/contract/protocol/errors.ts';
import { translationContract } from '@peonia/contract/translation/translation.schema.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startApi, type Api } from '../../../../test/api.ts';
import { makeStaff, type StaffMember } from '../../../../test/fixtures/make-staff.ts';
import {
  accept,
  act,
  chengdu,
  deliver,
  giftCouple,
  giveRoses,
  openMall,
  place,
  prepare,
  roses,
  takeBack,
} from '../../../../test/fixtures/order-gift.ts';
import { proveBooks } from '../../../../test/money/prove-books.ts';
import { runJob } from '../../../../test/run-job.ts';
import { mallEraser, mallExporter } from '../own-mall.ts';

let api: Api;
let staff: StaffMember;

beforeAll(async () => {
  api = await startApi({ MALL_COUNTRIES: 'CN' });
  staff = await makeStaff(api, 'Flora Ship', 'fulfilment');
});
afterAll(() => api.close());

const codeOf = (name: ErrorName) => errors[name].code;
const open = async (id: number) => (await staff.call(desk.getDeskOrder, { params: { id } })).body;

describe('the board of the shop', () => {
  it('lists accepted orders without an address, and logs each look at one', async () => {
    const { jonas, mei } = await giftCouple(api);
    const id = await giveRoses(jonas, mei);
    await accept(mei, id);

    const list = await staff.call(desk.listDeskOrders, { query: { state: 'accepted' } });
    const order = await open(id);

    expect([list.body.items.map((item) => item.id), list.text.includes('Secret Lane')]).toEqual([[id], false]);
    expect(order).toMatchObject({
      address: chengdu,
      sender: jonas.name,
      recipient: mei.name,
      acts: ['prepare', 'return'],
    });
    expect(
      await api.sql("select act from staff_act where staff_id = $1 and subject = 'order' order by id", [staff.id]),
    ).toEqual([{ act: 'order.looked' }]);
  });

  it('goes on behind a page, the oldest first', async () => {
    const small = await startApi({ MALL_COUNTRIES: 'CN', LIMIT_COMPLAINT_PAGE: '2' });
    const shop = await makeStaff(small, 'Flora Pages', 'fulfilment');
    const ids: number[] = [];
    for (let gift = 0; gift < 3; gift += 1) {
      const { jonas, mei } = await giftCouple(small);
      const id = await giveRoses(jonas, mei);
      await accept(mei, id);
      ids.push(id);
    }
    const read = async (query: object) =>
      (await shop.call(desk.listDeskOrders, { query: { state: 'accepted', ...query } })).body;

    const first = await read({});
    const second = await read({ max_id: first.max_id });

    expect([first, second].map(({ items }) => items.map(({ id }) => id))).toEqual([ids.slice(0, 2), ids.slice(2)]);
    expect([second.max_id, (await read({ max_id: -1 })).items]).toEqual([-1, []]);
    await small.close();
  });

  it('delivers with courier and number only, after preparing', async () => {
    const { jonas, mei } = await giftCouple(api);
    const id = await giveRoses(jonas, mei);
    await accept(mei, id);
    const early = await deliver(staff, id);
    await prepare(staff, id);

    const bare = await staff.call(desk.updateDeskOrder, { params: { id }, body: { act: 'deliver' } });
    const done = await deliver(staff, id);

    expect([early.code, bare.code, done.body.state]).toEqual([
      codeOf('order_moved'),
      codeOf('input_invalid'),
      'delivered',
    ]);
  });

  it('names the target of the next step', async () => {
    const { jonas, mei } = await giftCouple(api);
    const id = await giveRoses(jonas, mei);
    await accept(mei, id);

    const { moved_at, due_at } = await open(id);

    expect(Date.parse(due_at ?? '') - Date.parse(moved_at)).toBe(24 * 3_600_000);
  });

  // covers: The board of orders is narrowed to gifts, own orders or what is overdue
  it('shows gifts, what members ordered for themselves, and what is overdue', async () => {
    const { jonas, mei } = await giftCouple(api, 200);
    const gift = await giveRoses(jonas, mei);
    await accept(mei, gift);
    const { id: own } = (await place(jonas, null, { address: chengdu })).body;
    for (const id of [gift, own]) await prepare(staff, id);
    await api.sql("update mall_order set moved_at = moved_at - interval '2 days' where id = $1", [own]);
    await api.sql('update product set delivery_days = 2 where id = $1', [roses.id]);
    const board = async (show: DeskOrderPart) =>
      (await staff.call(desk.listDeskOrders, { query: { state: 'preparing', show } })).body.items.map(({ id }) => id);

    const shown = { all: await board('all'), gift: await board('gift'), own: await board('own') };

    expect(shown).toEqual({ all: [own, gift], gift: [gift], own: [own] });
    expect(await board('overdue')).toEqual([own]);
    // A slower product has a later target.
    await api.sql('update product set delivery_days = 3 where id = $1', [roses.id]);
    expect(await board('overdue')).toEqual([]);
  });

  it('declines an order before preparing, which gives gold and pieces back once', async () => {
    const { jonas, mei } = await giftCouple(api);
    const [before] = await api.sql('select stock from product where id = $1', [roses.id]);
    const id = await giveRoses(jonas, mei);
    await accept(mei, id);

    const replies = await Promise.all([takeBack(staff, id), takeBack(staff, id)]);

    expect(replies.map(({ body }) => body.state)).toEqual(['cancelled', 'cancelled']);
    expect((await jonas.me()).balance).toBe(100);
    expect(await api.sql('select stock from product where id = $1', [roses.id])).toEqual([before]);
    expect(await proveBooks(api.app.database)).toEqual([]);
  });

  it('gives captured gold back once', async () => {
    const { jonas, mei } = await giftCouple(api);
    const id = await giveRoses(jonas, mei);
    await accept(mei, id);
    await prepare(staff, id);
    await deliver(staff, id);

    await Promise.all([takeBack(staff, id), takeBack(staff, id), takeBack(staff, id)]);

    expect((await jonas.me()).balance).toBe(100);
    expect(await proveBooks(api.app.database)).toEqual([]);
  });
});

describe('the catalogue', () => {
  // covers: GET /products
  it('has at least 24 products in eight languages, flowers within China only', async () => {
    const { jonas } = await giftCouple(api);

    const first = (await jonas.call(contract.listProducts, { query: { sort: 'price' } })).body;
    const rest = (await jonas.call(contract.listProducts, { query: { sort: 'price', max_id: first.max_id } })).body;
    const all = [...first.items, ...rest.items];
    const texts = await api.sql('select language, count(*)::int as count from product_text group by 1 order by 1');

    expect([all.length >= 24, new Set(all.map(({ id }) => id)).size, rest.max_id]).toEqual([true, all.length, -1]);
    expect(all.map(({ price }) => price)).toEqual(all.map(({ price }) => price).toSorted((a, b) => a - b));
    expect(texts.map(({ language, count }) => [language, count])).toEqual(
      ['de', 'en', 'fr', 'it', 'ja', 'ko', 'tw', 'zh'].map((language) => [language, all.length]),
    );
    expect(
      all.filter(({ category }) => category === 'flower').every(({ countries }) => countries?.join() === 'CN'),
    ).toBe(true);
    await expect(api.sql("update product set countries = null where category = 'flower'")).rejects.toThrow(
      'product_flowers',
    );
  });

  it('is closed for an account that nobody opened it for', async () => {
    const newcomer = await api.register('New Comer');
    const before = [(await newcomer.me()).bd, (await newcomer.call(contract.listProducts)).code];

    await openMall(api, newcomer);

    expect(before).toEqual([0, codeOf('forbidden')]);
    expect([(await newcomer.me()).bd, (await newcomer.call(contract.listProducts)).code]).toEqual([1, null]);
  });

  it('is open by the country of the profile where the operator named it', async () => {
    const member = await api.register('Lives In China');
    await api.sql(
      "update profile set place_id = (select id from place where country = 'CN' order by population desc limit 1) where member_id = $1",
      [member.id],
    );

    expect([(await member.me()).bd, (await member.call(contract.getProduct, { params: { id: 1 } })).status]).toEqual([
      1, 200,
    ]);
  });
});

describe('what is kept of a member', () => {
  it('is the address for 30 days, and after erasure no name, card or address', async () => {
    const { jonas, mei } = await giftCouple(api);
    const id = await giveRoses(jonas, mei, { card: 'Words of Jonas' });
    await act(mei, id, { act: 'accept', address: chengdu, remember: true });
    await prepare(staff, id);
    await deliver(staff, id);
    const exported = await exportOf(mei.id);
    await api.sql("update mall_order set moved_at = now() - interval '31 days', state = state where id = $1", [id]);
    await runJob(api, 'mall.purge-addresses');
    const purged = (await open(id)).address;

    await mallEraser.erase(api.app.database, mei.id);
    await mallEraser.erase(api.app.database, jonas.id);

    expect([exported.includes('Secret Lane 7'), purged]).toEqual([true, null]);
    expect(await api.sql('select sender_id, recipient_id, card, address from mall_order where id = $1', [id])).toEqual([
      { sender_id: null, recipient_id: null, card: '', address: null },
    ]);
    expect(await api.sql('select 1 from saved_address where member_id = $1', [mei.id])).toEqual([]);
    expect(await proveBooks(api.app.database)).toEqual([]);
  });

  it('is read by the two sides alone when a card is translated', async () => {
    const { jonas, mei } = await giftCouple(api);
    const other = await api.register('Curious Too');
    const id = await giveRoses(jonas, mei, { card: 'Words of Jonas' });
    const items = [{ type: 'card' as const, id }];

    const [own, foreign] = [
      (await mei.call(translationContract.translate, { body: { items } })).text,
      (await other.call(translationContract.translate, { body: { items } })).text,
    ];

    expect([own === foreign, foreign.includes('Words of Jonas')]).toEqual([false, false]);
  });
});

async function exportOf(memberId: number): Promise<string> {
  const parts: string[] = [];
  for await (const { content } of mallExporter({ config: api.config }).files(api.app.database, memberId))
    for await (const part of content) parts.push(Buffer.from(part).toString());
  return parts.join('');
}
