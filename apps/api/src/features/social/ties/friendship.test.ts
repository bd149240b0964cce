import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { acts, decide, friendValue, strangers, turned, type Act, type Pair } from './friendship.ts';

const pairs: fc.Arbitrary<Pair> = fc.record({
  friends: fc.boolean(),
  request: fc.option(fc.record({ by: fc.constantFrom('me' as const, 'them' as const), declined: fc.boolean() })),
  i_block: fc.boolean(),
  they_block: fc.boolean(),
});
const reachable = fc
  .array(fc.record({ act: fc.constantFrom(...acts), mine: fc.boolean(), passes: fc.boolean() }), { maxLength: 12 })
  .map((steps) =>
    steps.reduce(
      (pair, { act, mine, passes }) => (mine ? after(pair, act, passes) : turned(after(turned(pair), act, passes))),
      strangers,
    ),
  );

function after(pair: Pair, act: Act, passes = false): Pair {
  const decision = decide(pair, act, passes);
  return decision.problem === null ? decision.pair : pair;
}
const byMe = (...did: Act[]) => did.reduce((pair, act) => after(pair, act), strangers);
const answered = (pair: Pair, act: Act) => turned(after(turned(pair), act));

describe('friendship', () => {
  it('is asked for and accepted, or passes at once', () => {
    expect([friendValue(byMe('ask')), friendValue(turned(byMe('ask')))]).toEqual([1, 2]);
    expect(friendValue(answered(byMe('ask'), 'accept'))).toBe(3);
    expect(friendValue(after(strangers, 'ask', true))).toBe(3);
  });

  it('comes by asking back, too', () => {
    expect(friendValue(answered(byMe('ask'), 'ask'))).toBe(3);
  });

  it('keeps who was declined from asking again at once, and leaves the way open to the other', () => {
    const declined = answered(byMe('ask'), 'end');
    expect([friendValue(declined), decide(declined, 'ask', false).problem]).toEqual([0, 'request_declined']);
    expect(friendValue(answered(declined, 'ask'))).toBe(2);
  });

  it('ends with a block, which keeps both from asking', () => {
    const blocked = after(answered(byMe('ask'), 'accept'), 'block');
    expect(friendValue(blocked)).toBe(4);
    expect([decide(blocked, 'ask', true).problem, decide(turned(blocked), 'ask', true).problem]).toEqual([
      'member_blocked_by_me',
      'not_found',
    ]);
    expect(friendValue(after(blocked, 'unblock'))).toBe(0);
  });

  it('takes every act twice as once', () => {
    fc.assert(
      fc.property(reachable, fc.constantFrom(...acts), fc.boolean(), (pair, act, passes) => {
        const first = decide(pair, act, passes);
        expect(first.problem === null ? decide(first.pair, act, passes) : first).toEqual(first);
      }),
    );
  });

  it('is never together with a block or a request that waits, whatever the two do', () => {
    fc.assert(
      fc.property(reachable, (pair) => {
        const isBlocked = pair.i_block || pair.they_block;
        expect([
          isBlocked && pair.friends,
          isBlocked && pair.request !== null,
          pair.friends && pair.request !== null,
        ]).toEqual([false, false, false]);
      }),
    );
  });

  it('is the same pair again when turned twice', () => {
    fc.assert(
      fc.property(pairs, (pair) => {
        expect(turned(turned(pair))).toEqual(pair);
      }),
    );
  });
});
