import { describe, expect, it } from 'vitest';
import { goldAtStore } from './gold-at-store.ts';
import { initialDraft, methodsFor, resolveChoice } from './payment-choice.ts';
import type { Prices } from './price.ts';
import { atStorePrices } from './store-prices.ts';

const list: Prices = {
  currency: 'USD',
  rate: 0.9,
  discount: 5,
  presets: [20, 50, 100].map((gold) => ({ gold, amount: gold * 0.9 })),
  packs: [
    { month: 1, gold: 30, amount: 27, saving: 0, lifetime: false },
    { month: 12, gold: 228, amount: 205.2, saving: 36.6, lifetime: false },
  ],
  items: [],
  gateways: ['stripe'],
  store: {
    gateway: 'google',
    products: [
      { id: 'gold_20', gold: 20, month: null, amount: 20 },
      { id: 'gold_50', gold: 50, month: null, amount: 50 },
      { id: 'gold_100', gold: 100, month: null, amount: 100 },
      { id: 'vip_1', gold: null, month: 1, amount: 30 },
    ],
  },
  balance_gateway: true,
  trial: false,
};
const products = [
  { id: 'gold_20', price: '21,99 €' },
  { id: 'gold_50', price: '54,99 €' },
  { id: 'vip_1', price: '32,99 €' },
];
const me = { balance: 300, vip: 1, free: 0, vip_expired_at: null, is_partner: 0, trialing: 0 } as const;
const prices = atStorePrices(list, products);

describe('the prices of the app’s store', () => {
  it('are those of the products that the store knows, without other gateways and discounts', () => {
    expect(prices.presets.map(({ gold, amount, label }) => [gold, amount, label])).toEqual([
      [20, 20, '21,99 €'],
      [50, 50, '54,99 €'],
    ]);
    expect([prices.gateways, prices.discount]).toEqual([['google'], 0]);
  });

  it('state the list price to the server and the price of the store to the payer', () => {
    const { choice } = resolveChoice(prices, me, initialDraft('recharge', undefined, null));
    expect(choice).toMatchObject({
      method: 'google',
      gold: 50,
      price: { amount: 50, currency: 'USD', label: '54,99 €' },
    });
  });

  it('leave packs that the store does not sell to the balance', () => {
    const draft = initialDraft('upgrade', undefined, null);
    expect(methodsFor(prices, me, { ...draft, month: 1 })).toEqual(['balance', 'google']);
    expect(methodsFor(prices, me, { ...draft, month: 12 })).toEqual(['balance']);
  });

  it('sell nothing without the store', () => {
    expect(atStorePrices({ ...list, store: null }, products)).toMatchObject({ presets: [], gateways: [] });
    expect(atStorePrices(list, []).gateways).toEqual([]);
  });
});

it.each([
  [20, '', 20],
  [null, '28', 50],
  [null, '612', 50],
])('sells the smallest amount that covers %s or “%s”', (gold, ownGold, sold) => {
  expect(goldAtStore(prices, { gold, ownGold })).toBe(sold);
});
