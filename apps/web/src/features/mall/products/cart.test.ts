import { limits } from '@peonia/contract/protocol/client-limits.ts';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { browserStore } from '../../../platform/store/browser-store.ts';
import { cartCents, cartCountries, type CartLine, refreshCart, setCartLine } from './cart.ts';

const member = 7;
const rose: CartLine = { id: 1, name: 'Rose', picture: '', price: 9.9, quantity: 2, countries: ['CN'] };
const tea: CartLine = { ...rose, id: 2, name: 'Tea', price: 0.1, quantity: 3, countries: ['CN', 'DE'] };
const stored = () => browserStore.get('mallCart')?.['lines'];

afterEach(() => {
  vi.unstubAllGlobals();
  browserStore.set('mallCart', null);
});

describe('setCartLine', () => {
  it('adds a product at the end', () => {
    setCartLine(member, [rose], tea);

    expect(stored()).toEqual([rose, tea]);
  });

  it('replaces the quantity of a product that is there', () => {
    setCartLine(member, [rose, tea], { ...rose, quantity: 5 });

    expect(stored()).toEqual([{ ...rose, quantity: 5 }, tea]);
  });

  it('removes a product with the quantity 0', () => {
    setCartLine(member, [rose, tea], { ...rose, quantity: 0 });

    expect(stored()).toEqual([tea]);
  });

  it('limits the quantity', () => {
    setCartLine(member, [], { ...rose, quantity: 1_000 });

    expect(stored()).toMatchObject([{ quantity: limits.order_quantity_max }]);
  });

  it('drops the oldest product of a full order', () => {
    const full = Array.from({ length: limits.order_products_max }, (_, nth) => ({ ...rose, id: 100 + nth }));

    setCartLine(member, full, tea);

    expect(stored()).toEqual([...full.slice(1), tea]);
  });

  it('stores whose order it is', () => {
    setCartLine(member, [], rose);

    expect(browserStore.get('mallCart')?.['account']).toBe(member);
  });
});

it('reads the prices again', async () => {
  vi.stubGlobal('document', { documentElement: { lang: 'en' }, cookie: '' });
  vi.stubGlobal('window', {});
  vi.stubGlobal('fetch', async (url: string) => Response.json({ price: url.endsWith('/1') ? 12 : 1 }));

  await refreshCart(member, [rose, tea]);

  expect(stored()).toMatchObject([{ price: 12, quantity: 2 }, { price: 1 }]);
});

it('adds up gold without rounding errors', () => {
  expect(cartCents([{ ...rose, price: 0.29, quantity: 3 }, tea])).toBe(117);
});

it.each([
  [[['CN'], ['CN', 'DE']], ['CN']],
  [[['CN'], null], ['CN']],
  [[null, null], null],
  [[['CN'], ['DE']], []],
])('products for %j can be delivered together to %j', (all, common) => {
  expect(cartCountries(all.map((countries) => ({ countries })))).toEqual(common);
});
