import { orderStates } from '@peonia/contract/money/payments.ts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isMoneyIn, mayFollow, transitionsBetween, type OrderState } from './order-state-machine.ts';

const state = fc.constantFrom(...orderStates);

/** Requests transitions as far as the state machine allows them. */
function walk(states: readonly OrderState[]): OrderState[] {
  const way: OrderState[] = ['created'];
  for (const next of states) if (mayFollow(way.at(-1) ?? 'created', next)) way.push(next);
  return way;
}

describe('an order', () => {
  // covers: Payment order states, guarded in the database
  it('never loses money that arrived, and is credited at most once unless it was refunded', () => {
    fc.assert(
      fc.property(fc.array(state, { maxLength: 40 }), (states) => {
        const way = walk(states);
        const paid = way.indexOf('paid');
        const credited = way.flatMap((one, index) => (one === 'credited' ? [index] : []));
        const staysIn = paid < 0 || way.slice(paid).every(isMoneyIn);
        const [first, ...again] = credited;
        return (
          staysIn &&
          (first === undefined || way[first - 1] === 'paid') &&
          again.every((index) => way[index - 1] === 'refunded')
        );
      }),
      { numRuns: 2_000 },
    );
  });

  it('moves in allowed steps only, and from refunded only back to credited', () => {
    fc.assert(
      fc.property(state, state, (from, to) => {
        const way = transitionsBetween(from, to);
        if (way === null) return to === 'created' || isMoneyIn(from);
        const steps = [from, ...way];
        return steps.at(-1) === to && way.every((next, index) => mayFollow(steps[index] ?? from, next));
      }),
      { numRuns: 500 },
    );
    expect(transitionsBetween('created', 'paid')).toEqual(['pending', 'paid']);
    expect(transitionsBetween('cancelled', 'paid')).toEqual(['pending', 'paid']);
    expect(orderStates.filter((to) => mayFollow('refunded', to))).toEqual(['credited']);
  });
});
