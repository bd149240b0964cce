import fc from 'fast-check';
import { expect, it } from 'vitest';
import { shareOf, splitSpending } from './split-spending.ts';

const cents = fc.integer({ min: 0, max: 1e12 });

it('takes bonus first and never more than the balances holds', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 1e12 }), cents, cents, (price, bonus, purchased) => {
      const split = splitSpending(price, { bonus, purchased });
      if (bonus + purchased < price) return split === null;
      return (
        split !== null &&
        split.bonus + split.purchased === price &&
        split.bonus === Math.min(price, bonus) &&
        split.purchased <= purchased
      );
    }),
  );
});

it('refuses a price of zero, below zero, or a fraction', () => {
  for (const price of [0, -1, 0.5, Number.NaN])
    expect(() => splitSpending(price, { bonus: 10, purchased: 10 })).toThrow(RangeError);
});

it('rounds a share half up, once', () => {
  expect([shareOf(1, 4_000), shareOf(2, 4_000), shareOf(125, 4_000), shareOf(1_25, 5_000)]).toEqual([0, 1, 50, 63]);
  fc.assert(fc.property(cents, (amount) => shareOf(amount, 4_000) + shareOf(amount, 6_000) - amount <= 1));
});
