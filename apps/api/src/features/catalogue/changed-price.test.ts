import { randomUUID } from 'node:crypto';
import type { CatalogueKind } from '@peonia/contract/catalogue/catalogue-rules.ts';
import { catalogueContract } from '@peonia/contract/catalogue/catalogue.schema.ts';
import { chatContract } from '@peonia/contract/chat/chat.schema.ts';
import { giftsContract } from '@peonia/contract/gifts.schema.ts';
import { mallContract } from '@peonia/contract/mall/mall.schema.ts';
import { ledgerContract } from '@peonia/contract/money/ledger.schema.ts';
import { paymentsContract } from '@peonia/contract/money/payments.schema.ts';
import { receiptsContract } from '@peonia/contract/money/receipts.schema.ts';
import { errors } from '@peonia/contract/protocol/errors.ts';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { startApi, type Api } from '../../../test/api.ts';
import { makeStaff, type StaffMember } from '../../../test/fixtures/make-staff.ts';
import {
  accept,
  act,
  deliver,
  giftCouple,
  place,
  prepare,
  readOrder,
  roses,
} from '../../../test/fixtures/order-gift.ts';
import { fetchPdf } from '../../../test/fixtures/read-pdf.ts';
import type { Member } from '../../../test/fixtures/register-member.ts';
import { chargePrices } from '../../../test/money/charge-prices.ts';
import { newKey, orderOf, press } from '../../../test/money/pay.ts';
import { requireProvenBooks } from '../../../test/money/prove-books.ts';
import { there } from '../../../test/there.ts';

let api: Api;
let shop: StaffMember;
let finance: readonly [StaffMember, StaffMember];

beforeAll(async () => {
  api = await startApi();
  shop = await makeStaff(api, 'Flora Ship', 'fulfilment');
  finance = [await makeStaff(api, 'Finance Fay', 'finance'), await makeStaff(api, 'Admin Ada', 'admin')];
});
afterEach(() => requireProvenBooks(api.app.database));
afterAll(() => api.close());

/** Publishes another price, as the page of the catalogue does. */
async function publishPrice(kind: CatalogueKind, id: number, price: number): Promise<void> {
  const { content, version } = (await shop.call(catalogueContract.getCatalogueItem, { params: { kind, id } })).body;
  const { status, text } = await shop.call(catalogueContract.changeCatalogueItem, {
    params: { kind, id },
    body: { content: { ...content, price }, note: 'Costs', seen: version, stock_seen: content.stock },
  });
  if (status !== 200) throw new Error(text);
}

const balance = async (member: Member) => (await member.me()).balance;
/** Price that a refusal names; null where it was none of a changed price. */
const newPriceOf = ({ code, text }: { code: number | null; text: string }) =>
  code === errors.price_changed.code ? (JSON.parse(text) as { price: unknown }).price : null;

/** Newest line of the bill and its receipt. */
async function newestReceipt(member: Member): Promise<{ amount: number; text: string }> {
  const [trade] = (await member.call(ledgerContract.listTrades)).body.items;
  const { id, amount } = there(trade);
  const { text } = await fetchPdf(api, `/trades/${id}/receipt.pdf`, { token: member.token, language: 'en' });
  return { amount, text };
}

// covers: A thing whose owner changes its price is paid at the new one in the same dialog
describe('a price that the catalogue changes while a member has the old one open', () => {
  it('of a gift is refused, and paid at the second try', async () => {
    const { jonas, mei } = await giftCouple(api);
    const open = there((await jonas.call(giftsContract.listGifts, { query: {} })).body.items[0]);
    const dearer = open.price + 2;
    const give = (expected: number) =>
      jonas.call(chatContract.sendMessage, {
        body: {
          user_id: mei.id,
          message_type: 'gift',
          message_content: '',
          gift_id: open.id,
          expected,
          client_id: randomUUID(),
        },
      });
    await publishPrice('gift', open.id, dearer);

    const refused = await give(open.price);
    const untouched = await balance(jonas);
    const second = await give(dearer);

    expect([newPriceOf(refused), untouched]).toEqual([{ amount: dearer, currency: 'gold' }, 100]);
    expect([second.status, second.body.gift?.price, await balance(jonas)]).toEqual([201, dearer, 100 - dearer]);
    const receipt = await newestReceipt(jonas);
    expect(receipt.amount).toBe(-dearer);
    expect(receipt.text).toContain(`${dearer} gold`);
  });

  it('of a product is refused, and paid at the second try', async () => {
    const { jonas, mei } = await giftCouple(api);
    const open = there(
      (await jonas.call(mallContract.listProducts, { query: {} })).body.items.find(({ id }) => id === roses.id),
    );
    const dearer = open.price + 5;
    await publishPrice('product', open.id, dearer);

    const refused = await place(jonas, mei, { expected: open.price });
    const untouched = await balance(jonas);
    const { status, body } = await place(jonas, mei, { expected: dearer });
    await accept(mei, body.id);
    await prepare(shop, body.id);
    await deliver(shop, body.id);
    await act(mei, body.id, { act: 'confirm' });

    expect([newPriceOf(refused), untouched]).toEqual([{ amount: dearer, currency: 'gold' }, 100]);
    expect([status, (await readOrder(jonas, body.id)).gold?.paid, await balance(jonas)]).toEqual([
      201,
      dearer,
      100 - dearer,
    ]);
    expect((await newestReceipt(jonas)).text).toContain(`${dearer} gold`);
  });

  it('of a product leaves an order alone that was placed before', async () => {
    const { jonas, mei } = await giftCouple(api);
    const { body: prices } = await jonas.call(mallContract.listProducts, { query: {} });
    const open = there(prices.items.find(({ id }) => id === roses.id));
    const { body } = await place(jonas, mei, { expected: open.price });

    await publishPrice('product', open.id, open.price + 3);
    await accept(mei, body.id);
    await prepare(shop, body.id);
    await deliver(shop, body.id);

    expect((await readOrder(jonas, body.id)).gold).toEqual({ held: 0, paid: open.price, returned: 0 });
    expect(await balance(jonas)).toBe(100 - open.price);
  });
});

describe('the fee of a travel request', () => {
  async function draft(member: Member, companion: Member): Promise<number> {
    const [row] = await api.sql<{ id: number }>(
      `insert into travel_request (member_id, companion_id, name, email, destination)
       values ($1, $2, 'Jonas Weber', 'jonas@example.com', 'Chengdu') returning id::int`,
      [member.id, companion.id],
    );
    return there(row).id;
  }
  const pay = (member: Member, id: number, amount: number) =>
    member.call(paymentsContract.purchase, {
      params: { method: 'sandbox' },
      body: { item: { name: 'travel', id }, expected: { amount, currency: 'USD' } },
      headers: { 'idempotency-key': newKey() },
    });
  const listed = async (member: Member) => (await member.call(paymentsContract.getPrices)).body.items;

  it('keeps the price of the list under which its payment began, and is the new one afterwards', async () => {
    const { jonas, mei } = await giftCouple(api);
    await chargePrices(finance, { travel_fee: 50 });
    const [begun, later] = [await draft(jonas, mei), await draft(mei, jonas)];
    const { order } = (await pay(jonas, begun, 50)).body;
    const before = await listed(jonas);

    await chargePrices(finance, { travel_fee: 60 });
    await press(api, order, 'approve');
    const refused = await pay(mei, later, 50);
    const second = (await pay(mei, later, 60)).body.order;
    await press(api, second, 'approve');

    expect([before, await listed(jonas)]).toEqual([[{ name: 'travel', amount: 50 }], [{ name: 'travel', amount: 60 }]]);
    expect([(await orderOf(jonas, order.id)).state, newPriceOf(refused)]).toEqual([
      'credited',
      { amount: 60, currency: 'USD' },
    ]);
    const receipts = await Promise.all(
      (
        [
          [jonas, order.id],
          [mei, second.id],
        ] as const
      ).map(async ([payer, id]) => (await payer.call(receiptsContract.getReceipt, { params: { id } })).body),
    );
    expect(receipts.map(({ amount }) => amount)).toEqual([50, 60]);
  });

  it('does not follow the catalogue', async () => {
    const { jonas } = await giftCouple(api);
    const before = await listed(jonas);

    await publishPrice('gift', 2, 77);
    await publishPrice('product', roses.id, 61);

    expect(await listed(jonas)).toEqual(before);
  });
});
