import { mallContract as contract } from '@peonia/contract/mall/mall.schema.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startApi, type Api } from '../../../test/api.ts';
import { chengdu, chocolates, giftCouple, place } from '../../../test/fixtures/order-gift.ts';
import type { Member } from '../../../test/fixtures/register-member.ts';

let api: Api;

beforeAll(async () => {
  api = await startApi({ LIMIT_ORDER_PAGE: '2', LIMIT_PRODUCT_PAGE: '5' });
});
afterAll(() => api.close());

const order = async (member: Member) => {
  const items = [{ id: chocolates.id, quantity: 1 }];
  return (await place(member, null, { items, address: chengdu, expected: 38 })).body.id;
};
const orders = async (member: Member, page?: number) =>
  (await member.call(contract.listMallOrders, { query: page === undefined ? {} : { page } })).body;
const products = async (member: Member, sort: 'new' | 'price' | 'popular', max_id?: number) =>
  (await member.call(contract.listProducts, { query: { sort, ...(max_id === undefined ? {} : { max_id }) } })).body;
const idsOf = ({ items }: { readonly items: readonly { readonly id: number }[] }) => items.map(({ id }) => id);

describe('the list of orders', () => {
  it('shows each order once, also where another is placed between two pages', async () => {
    const { jonas } = await giftCouple(api, 400);
    const placed = [await order(jonas), await order(jonas), await order(jonas)];

    const first = await orders(jonas);
    await order(jonas);
    const second = await orders(jonas, first.max_id);

    expect([...idsOf(first), ...idsOf(second)]).toEqual(placed.toReversed());
    expect(second.max_id).toBe(-1);
  });
});

describe('the list of products', () => {
  it.each(['new', 'price', 'popular'] as const)('has each product once, sorted by %s', async (sort) => {
    const { jonas } = await giftCouple(api);
    const known = await api.sql<{ id: number }>('select id from product where is_offered order by id');
    const shown: number[] = [];

    for (let page = await products(jonas, sort); ; page = await products(jonas, sort, page.max_id)) {
      shown.push(...idsOf(page));
      if (page.max_id === -1) break;
    }

    expect(shown.toSorted((a, b) => a - b)).toEqual(idsOf({ items: known }));
  });

  it('neither loses nor repeats a product where others are sold out between two pages', async () => {
    const { jonas } = await giftCouple(api);
    const first = await products(jonas, 'price');
    const [seen] = idsOf(first);
    const before = idsOf(await products(jonas, 'price', first.max_id));

    await api.sql('update product set stock = 0 where id = $1', [seen]);

    expect(idsOf(await products(jonas, 'price', first.max_id))).toEqual(before);
  });

  it('ends with what is sold out', async () => {
    const { jonas } = await giftCouple(api);
    const [cheapest] = idsOf(await products(jonas, 'price'));
    await api.sql('update product set stock = 0 where id = $1', [cheapest]);

    const { items } = await products(jonas, 'price');

    expect(idsOf({ items })).not.toContain(cheapest);
  });
});
