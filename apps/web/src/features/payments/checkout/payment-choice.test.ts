import { describe, expect, it } from 'vitest';
import { resolveChoice, initialDraft, goldOf, methodOf, methodsFor, packsFor } from './payment-choice.ts';
import { discounted, type Prices, priceOfGold } from './price.ts';

const prices: Prices = {
  currency: 'USD',
  rate: 1,
  discount: 5,
  presets: [20, 50, 100, 200, 500].map((gold) => ({ gold, amount: gold })),
  packs: [
    { month: 0.25, gold: 7.69, amount: 7.69, saving: 0, lifetime: false },
    { month: 1, gold: 30, amount: 30, saving: 0, lifetime: false },
    { month: 12, gold: 228, amount: 228, saving: 36.6, lifetime: false },
    { month: 15, gold: 240, amount: 240, saving: 50, lifetime: true },
  ],
  items: [{ name: 'travel', amount: 50 }],
  gateways: ['stripe', 'sandbox'],
  store: null,
  balance_gateway: true,
  trial: true,
};
const me = { balance: 300, vip: 0, free: 0, vip_expired_at: null, is_partner: 0, trialing: 0 } as const;
const other = { user_id: 7, name: 'Mei' };
const months = (packs: readonly { month: number }[]) => packs.map(({ month }) => month);

describe('a recharge', () => {
  it('starts at 50 gold or the smallest preset that covers the missing amount', () => {
    expect(initialDraft('recharge', undefined, null).gold).toBe(50);
    expect(initialDraft('recharge', 28, null).gold).toBe(50);
    expect(initialDraft('recharge', 500, null).gold).toBe(500);
    expect(initialDraft('recharge', 612.4, null)).toMatchObject({ gold: null, ownGold: '613' });
  });

  it.each([
    ['', null],
    ['0', null],
    ['1', 1],
    ['1000', 1000],
    ['1001', null],
  ])('parses the custom amount %s as %s', (ownGold, gold) => {
    expect(goldOf({ ...initialDraft('recharge', undefined, null), gold: null, ownGold })).toBe(gold);
  });

  it('shows the price to be charged, with the VIP discount', () => {
    expect(priceOfGold(prices, 33, false)).toEqual({ amount: 33, currency: 'USD' });
    expect(priceOfGold(prices, 33, true)).toEqual({ amount: 31.35, currency: 'USD' });
    expect(discounted(0.9, 5)).toBe(0.86);
  });
});

describe('an upgrade', () => {
  const draft = initialDraft('upgrade', undefined, null);

  // covers: Upgrade entries are hidden at VIP expiry 2037-12-31
  it('offers the trial only where available, and nothing to a lifetime member', () => {
    expect(months(packsFor(prices, me, null))).toEqual([0.25, 1, 12, 15]);
    expect(months(packsFor({ ...prices, trial: false }, me, null))).toEqual([1, 12, 15]);
    expect(packsFor(prices, { ...me, vip_expired_at: '2037-12-31' }, null)).toEqual([]);
  });

  it('preselects twelve months, as the design does', () => {
    expect(initialDraft('upgrade', undefined, null).month).toBe(12);
  });

  // covers: The balance pays for VIP only above 30 gold
  it('offers the balance above 30 gold, and selects it only if it is sufficient', () => {
    expect(methodsFor(prices, { ...me, balance: 30 }, draft)).toEqual(['stripe', 'sandbox']);
    expect(methodOf(prices, me, draft)).toBe('balance');
    expect(methodOf(prices, { ...me, balance: 31 }, draft)).toBe('stripe');
  });

  // covers: Upgrading for another member takes the agree box
  it('requires consent for another member', () => {
    expect(resolveChoice(prices, me, { ...draft, target: other }).problem).toBe('agree');
    expect(resolveChoice(prices, me, { ...draft, target: other, agreed: true })).toMatchObject({
      problem: null,
      choice: { target: other, month: 12, price: { amount: 228, currency: 'gold' } },
    });
  });

  it('lets a partner give the trial for free', () => {
    const trial = { ...draft, target: other, month: 0.25, agreed: true } as const;
    expect(months(packsFor(prices, me, other))).toEqual([1, 12, 15]);
    expect(packsFor(prices, { ...me, is_partner: 1 }, other)[0]).toMatchObject({ month: 0.25, gold: 0 });
    expect(initialDraft('upgrade', undefined, other, 0.25).month).toBe(0.25);
    expect(resolveChoice(prices, { ...me, is_partner: 1 }, trial).choice).toMatchObject({
      method: 'present',
      month: 0.25,
      price: { amount: 0 },
    });
  });
});

describe('the fee of a travel request', () => {
  it('is what the server says, paid at a gateway alone', () => {
    const draft = { ...initialDraft('item', undefined, null), item: { name: 'travel' as const, id: 7 } };

    expect(methodsFor(prices, me, draft)).toEqual(['stripe', 'sandbox']);
    expect(resolveChoice(prices, me, draft)).toMatchObject({
      choice: { item: { name: 'travel', id: 7 }, gold: null, month: null, price: { amount: 50, currency: 'USD' } },
      problem: null,
    });
  });
});
