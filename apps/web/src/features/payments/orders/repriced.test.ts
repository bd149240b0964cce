import { describe, expect, it } from 'vitest';
import type { PaymentChoice } from './payment-record.ts';
import { atNewPrice } from './repriced.ts';

const choice: PaymentChoice = {
  method: 'sandbox',
  gold: 50,
  month: null,
  item: null,
  price: { amount: 50, currency: 'USD' },
  target: null,
};
const repriced = { choice, price: { amount: 60, currency: 'USD' } } as const;

describe('the price of a choice', () => {
  it('is the one of its refusal while the old one is still loaded', () => {
    expect(atNewPrice(choice, repriced).price).toEqual({ amount: 60, currency: 'USD' });
  });

  it('is the loaded one once it is another', () => {
    const loaded = { ...choice, price: { amount: 65, currency: 'USD' } } as const;

    expect(atNewPrice(loaded, repriced)).toBe(loaded);
  });

  it.each([
    ['another amount', { gold: 100 }],
    ['a pack', { gold: null, month: 6 }],
    ['another receiver', { target: { user_id: 2, name: 'Ben' } }],
    ['the balance', { price: { amount: 50, currency: 'gold' } }],
  ] as const)('is not changed for %s', (_what, change) => {
    const other = { ...choice, ...change };

    expect(atNewPrice(other, repriced)).toBe(other);
  });

  it('stays without a refusal', () => {
    expect(atNewPrice(choice, null)).toBe(choice);
  });
});
