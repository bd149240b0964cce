import { accountsContract } from '@peonia/contract/accounts/accounts.schema.ts';
import { mallContract as contract } from '@peonia/contract/mall/mall.schema.ts';
import { ledgerContract } from '@peonia/contract/money/ledger.schema.ts';
import { notificationsContract } from '@peonia/contract/notifications/notifications.schema.ts';
import { errors, type ErrorName } from '@peonia/contract/protocol/errors.ts';
import { relationshipsContract } from '@peonia/contract/social/relationships.schema.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startApi, type Api } from '../../../../test/api.ts';
import { makeStaff, type StaffMember } from '../../../../test/fixtures/make-staff.ts';
import {
  accept,
  act,
  chengdu,
  chocolates,
  deliver,
  giftCouple,
  giveRoses,
  openMall,
  place,
  prepare,
  readOrder,
  roses,
} from '../../../../test/fixtures/order-gift.ts';
import { mailsTo } from '../../../../test/fixtures/read-mails.ts';
import type { Member } from '../../../../test/fixtures/register-member.ts';
import { giveGold } from '../../../../test/money/give-gold.ts';
import { newKey } from '../../../../test/money/pay.ts';
import { proveBooks } from '../../../../test/money/prove-books.ts';
import { runJob } from '../../../../test/run-job.ts';

let api: Api;
let staff: StaffMember;

beforeAll(async () => {
  api = await startApi();
  staff = await makeStaff(api, 'Flora Ship', 'fulfilment');
});
afterAll(() => api.close());

const codeOf = (name: ErrorName) => errors[name].code;
const balance = async (member: Member) => (await member.me()).balance;
const trades = async (member: Member) =>
  (await member.call(ledgerContract.listTrades)).body.items.map(({ type, amount }) => [type, amount]);
const stock = async (id: number) =>
  (await api.sql<{ stock: number }>('select stock from product where id = $1', [id]))[0]?.stock;
const munich = { ...chengdu, city: 'Munich', country: 'DE' };

describe('a gift', () => {
  // covers: Mall order states
  it('goes from the question to the door, and its gold is captured at delivery', async () => {
    const { jonas, mei } = await giftCouple(api);

    const id = await giveRoses(jonas, mei, { card: 'For the climb' });
    const held = [await balance(jonas), await trades(jonas), (await readOrder(jonas, id)).gold];
    await accept(mei, id);
    await prepare(staff, id);
    const untilDelivery = (await readOrder(jonas, id)).gold;
    await deliver(staff, id);
    await act(mei, id, { act: 'confirm' });

    expect(held).toEqual([48, [['recharge', 100]], { held: 52, paid: 0, returned: 0 }]);
    expect(untilDelivery).toEqual({ held: 52, paid: 0, returned: 0 });
    const order = await readOrder(jonas, id);
    expect(order).toMatchObject({ state: 'received', gold: { held: 0, paid: 52, returned: 0 }, card: 'For the climb' });
    expect(order.timeline.map(({ state }) => state)).toEqual([
      'pending',
      'accepted',
      'preparing',
      'delivered',
      'received',
    ]);
    expect([await balance(jonas), (await trades(jonas))[0]]).toEqual([48, ['order', -52]]);
    expect(await proveBooks(api.app.database)).toEqual([]);
  });

  // covers: PUT /counters
  // covers: GET /counters
  it('tells both sides of each step by event, notification, counter and mail', async () => {
    const { jonas, mei } = await giftCouple(api, 100, { verified: true });
    const socket = await mei.socket();

    const id = await giveRoses(jonas, mei);
    await api.app.outbox.drain();

    expect(await socket.next((frame) => frame.type === 'event' && frame.name === 'order.changed')).toMatchObject({
      data: { id, state: 'pending', count: 1 },
    });
    socket.close();
    expect((await mei.me()).counter.order).toBe(1);
    expect((await mei.call(notificationsContract.listNotifications)).body.items[0]).toMatchObject({
      type: 'order',
      data: { what: 'pending', order_id: id, user_id: jonas.id, amount: null },
    });
    expect((await mailsTo(api, mei.email)).at(-1)).toContain('You have 7 days to accept or decline.');
    await act(mei, id, { act: 'refuse' });
    await api.app.outbox.drain();
    expect((await jonas.call(notificationsContract.listNotifications)).body.items[0]).toMatchObject({
      data: { what: 'refused', order_id: id, amount: 52 },
    });
    await mei.call(accountsContract.readCounter, { body: { type: 'order' } });
    expect([(await mei.me()).counter.order, (await jonas.me()).counter.order]).toEqual([0, 1]);
  });

  it('gives all gold and the pieces back if the recipient refuses', async () => {
    const { jonas, mei } = await giftCouple(api);
    const before = await stock(roses.id);

    const id = await giveRoses(jonas, mei);
    const during = await stock(roses.id);
    await act(mei, id, { act: 'refuse' });
    await act(mei, id, { act: 'refuse' });

    expect([during, await stock(roses.id), await balance(jonas)]).toEqual([(before ?? 0) - 1, before, 100]);
    expect((await readOrder(jonas, id)).gold).toEqual({ held: 0, paid: 0, returned: 52 });
    expect(await proveBooks(api.app.database)).toEqual([]);
  });

  // covers: PUT /order/:id
  // covers: Flower delivery only within China
  it('of flowers is given back if the address is outside China', async () => {
    const { jonas, mei } = await giftCouple(api);
    const id = await giveRoses(jonas, mei);

    const { body } = await accept(mei, id, munich);

    expect([body.state, await balance(jonas)]).toEqual(['undeliverable', 100]);
    expect(await api.sql('select address, country from mall_order where id = $1', [id])).toEqual([
      { address: null, country: null },
    ]);
  });

  it('expires after 7 days without an answer, once', async () => {
    const { jonas, mei } = await giftCouple(api);
    const id = await giveRoses(jonas, mei);
    await runJob(api, 'mall.end-orders');
    const early = (await readOrder(jonas, id)).state;

    await api.sql('update mall_order set answer_until = now() where id = $1', [id]);
    await Promise.all([runJob(api, 'mall.end-orders'), runJob(api, 'mall.end-orders')]);

    expect([early, (await readOrder(jonas, id)).state, await balance(jonas)]).toEqual(['pending', 'expired', 100]);
    expect((await accept(mei, id)).code).toBe(codeOf('order_moved'));
    expect(await proveBooks(api.app.database)).toEqual([]);
  });

  it('counts as received 14 days after delivery', async () => {
    const { jonas, mei } = await giftCouple(api);
    const id = await giveRoses(jonas, mei);
    await accept(mei, id);
    await prepare(staff, id);
    await deliver(staff, id);

    await api.sql("update mall_order set moved_at = now() - interval '15 days' where id = $1", [id]);
    await runJob(api, 'mall.end-orders');

    expect((await readOrder(mei, id)).state).toBe('received');
  });

  it('is cancelled if one side blocks the other before it is on its way', async () => {
    const { jonas, mei } = await giftCouple(api);
    const id = await giveRoses(jonas, mei);

    await mei.call(relationshipsContract.blockMember, { body: { user_id: jonas.id } });
    await runJob(api, 'mall.end-orders');

    expect([(await readOrder(jonas, id)).state, await balance(jonas)]).toEqual(['cancelled', 100]);
  });

  it('can be cancelled free of charge until the shop prepares it', async () => {
    const { jonas, mei } = await giftCouple(api, 200);
    const [early, late] = [await giveRoses(jonas, mei), await giveRoses(jonas, mei)];
    await accept(mei, early);
    await accept(mei, late);
    await prepare(staff, late);

    const cancelled = await act(jonas, early, { act: 'cancel' });
    const refused = await act(jonas, late, { act: 'cancel' });

    expect([cancelled.body.state, refused.code, await balance(jonas)]).toEqual([
      'cancelled',
      codeOf('order_moved'),
      148,
    ]);
  });

  it('never shows the address, its country or the parcel to the sender', async () => {
    const { jonas, mei } = await giftCouple(api);
    const id = await giveRoses(jonas, mei);
    await accept(mei, id);
    await prepare(staff, id);
    await deliver(staff, id);

    const replies = [
      (await jonas.call(contract.getMallOrder, { params: { id } })).text,
      (await jonas.call(contract.listMallOrders)).text,
      (await jonas.call(notificationsContract.listNotifications)).text,
      (await act(jonas, id, { act: 'refuse' })).text,
    ].join('\n');
    const events = JSON.stringify(await api.sql('select * from member_event where member_id = $1', [jonas.id]));
    const stored = JSON.stringify(await api.sql('select encode(address, $1) as address from mall_order', ['escape']));

    for (const secret of ['Secret Lane', 'Chengdu', '610000', '138 0000', 'SF1234567', 'Lin Mei'])
      expect([secret, replies.includes(secret), events.includes(secret), stored.includes(secret)]).toEqual([
        secret,
        false,
        false,
        false,
      ]);
    expect((await readOrder(mei, id)).address).toEqual(chengdu);
  });

  it('shows no price to its recipient', async () => {
    const { jonas, mei } = await giftCouple(api);
    const id = await giveRoses(jonas, mei);

    const order = await readOrder(mei, id);

    expect([order.total, order.items[0]?.price, order.gold, order.direction]).toEqual([
      null,
      null,
      null,
      'from_friend',
    ]);
  });

  it('goes to friends and conversations only, and to nobody who blocks', async () => {
    const { jonas, mei } = await giftCouple(api);
    const stranger = await api.register('Stranger Here');
    const hidden = await api.register('Hidden Here', { visibility: 'hidden' });
    await mei.call(relationshipsContract.blockMember, { body: { user_id: jonas.id } });

    const codes = [
      (await place(jonas, stranger)).code,
      (await place(jonas, jonas)).code,
      (await place(jonas, mei)).code,
      (await place(jonas, hidden)).code,
    ];

    expect(codes).toEqual([
      codeOf('order_recipient'),
      codeOf('order_recipient'),
      codeOf('not_found'),
      codeOf('not_found'),
    ]);
  });

  it('is found by its two sides alone', async () => {
    const { jonas, mei } = await giftCouple(api);
    const [id, other] = [await giveRoses(jonas, mei), await api.register('Curious Cat')];

    const codes = [
      (await other.call(contract.getMallOrder, { params: { id } })).code,
      (await act(other, id, { act: 'cancel' })).code,
      (await act(jonas, id, { act: 'accept', address: chengdu })).code,
    ];

    expect(codes).toEqual([codeOf('not_found'), codeOf('not_found'), codeOf('order_moved')]);
  });
});

describe('placing an order', () => {
  // covers: POST /products
  it('is refused where the price or the stock is not what was shown, and charges nothing', async () => {
    const { jonas, mei } = await giftCouple(api);
    await api.sql('update product set stock = 1 where id = $1', [chocolates.id]);
    const two = { items: [{ id: chocolates.id, quantity: 2 }], expected: 2 * chocolates.price };

    const codes = [
      (await place(jonas, mei, { expected: 1 })).code,
      (await place(jonas, mei, two)).code,
      (await place(jonas, mei, { items: [{ id: 999_999, quantity: 1 }] })).code,
      (await place(jonas, null)).code,
      (await place(jonas, null, { address: munich })).code,
      (await place(mei, jonas)).code,
    ];

    expect(codes).toEqual(
      (
        [
          'price_changed',
          'product_sold_out',
          'product_unknown',
          'order_address_missing',
          'order_region',
          'forbidden',
        ] as const
      ).map(codeOf),
    );
    expect([await balance(jonas), await stock(chocolates.id)]).toEqual([100, 1]);
    await api.sql('update product set stock = 80 where id = $1', [chocolates.id]);
  });

  it('happens once for one key', async () => {
    const { jonas, mei } = await giftCouple(api);
    const key = newKey();

    const [first, second] = [await place(jonas, mei, {}, key), await place(jonas, mei, {}, key)];
    const other = await place(jonas, mei, { card: 'other words' }, key);

    expect([second.body.id, other.code, await balance(jonas)]).toEqual([first.body.id, codeOf('key_reused'), 48]);
  });

  // covers: GET /orders
  // covers: Mall order: id, quantity, direction, recipient, address, status
  it('for oneself needs no answer and holds several products', async () => {
    const { jonas } = await giftCouple(api, 200);
    const items = [
      { id: roses.id, quantity: 2 },
      { id: chocolates.id, quantity: 1 },
    ];

    const { body } = await place(jonas, null, { items, address: chengdu, expected: 142 });

    expect(body).toMatchObject({ state: 'accepted', direction: 'to_myself', total: 142, address: chengdu });
    expect(body.items.map(({ product_id, quantity }) => [product_id, quantity])).toEqual([
      [2, 2],
      [9, 1],
    ]);
    expect((await jonas.call(contract.listMallOrders, { query: { to: 'me' } })).body.items.map(({ id }) => id)).toEqual(
      [body.id],
    );
  });

  it('sells exactly the last 10 pieces to 200 orders at the same time', { timeout: 120_000 }, async () => {
    const mei = await api.register('Mei Popular');
    const buyers = await Promise.all(Array.from({ length: 20 }, (_, nth) => api.register(`Buyer Number ${nth}`)));
    for (const buyer of buyers) {
      await openMall(api, buyer);
      await giveGold(api.app.database, buyer, 1_000);
    }
    const lilies = { items: [{ id: 6, quantity: 1 }], expected: 48, address: chengdu };
    await api.sql('update product set stock = 10 where id = 6');

    const replies = await Promise.all(
      Array.from({ length: 200 }, (_, nth) => place(buyers[nth % 20] ?? mei, null, lilies)),
    );

    expect(replies.filter(({ status }) => status === 201).length).toBe(10);
    expect(new Set(replies.filter(({ status }) => status !== 201).map(({ code }) => code))).toEqual(
      new Set([codeOf('product_sold_out')]),
    );
    expect([await stock(6), await proveBooks(api.app.database)]).toEqual([0, []]);
    const held = await api.sql(
      "select sum(amount)::int as held from ledger_hold where state = 'held' and account_id in (select id from ledger_account where member_id = any($1))",
      [buyers.map(({ id }) => id)],
    );
    expect(held).toEqual([{ held: 48_000 }]);
  });
});
