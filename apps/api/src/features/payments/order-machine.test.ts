import { orderStates } from '@peonia/contract/payments.ts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isMoneyIn, mayFollow, wayBetween, type OrderState } from './order-machine.ts';

const state = fc.constantFrom(...orderStates);

/** Follows wishes as far as the machine allows them. */
function walk(wishes: readonly OrderState[]): OrderState[] {
  return wishes.reduce<OrderState[]>((way, wish) => (mayFollow(way.at(-1) ?? 'created', wish) ? [...way, wish] : way), ['created']);
}

describe('an order', () => {
  it('never loses money that has come in, and gets gold once at most', () => {
    fc.assert(
      fc.property(fc.array(state, { maxLength: 40 }), (wishes) => {
        const way = walk(wishes);
        const paid = way.indexOf('paid');
        expect(way.filter((one) => one === 'credited').length).toBeLessThanOrEqual(1);
        if (paid >= 0) expect(way.slice(paid).every(isMoneyIn)).toBe(true);
        if (way.includes('credited')) expect(way[way.indexOf('credited') - 1]).toBe('paid');
      }),
      { numRuns: 2_000 },
    );
  });

  it('goes every way in steps that are allowed, and no further after a refund', () => {
    fc.assert(
      fc.property(state, state, (from, to) => {
        const way = wayBetween(from, to);
        if (way === null) return to === 'created' || isMoneyIn(from);
        const steps = [from, ...way];
        return steps.at(-1) === to && way.every((next, index) => mayFollow(steps[index] ?? from, next));
      }),
      { numRuns: 500 },
    );
    expect(wayBetween('created', 'paid')).toEqual(['pending', 'paid']);
    expect(wayBetween('cancelled', 'paid')).toEqual(['pending', 'paid']);
    expect(orderStates.filter((to) => mayFollow('refunded', to))).toEqual([]);
  });
});
