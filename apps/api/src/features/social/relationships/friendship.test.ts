import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { acts, decide, friendValue, strangers, reversed, type Act, type Relationship } from './friendship.ts';

const pairs: fc.Arbitrary<Relationship> = fc.record({
  friends: fc.boolean(),
  request: fc.option(fc.record({ by: fc.constantFrom('me' as const, 'them' as const), declined: fc.boolean() })),
  i_block: fc.boolean(),
  they_block: fc.boolean(),
});
const reachable = fc
  .array(fc.record({ act: fc.constantFrom(...acts), mine: fc.boolean(), passes: fc.boolean() }), { maxLength: 12 })
  .map((steps) =>
    steps.reduce(
      (relationship, { act, mine, passes }) =>
        mine ? after(relationship, act, passes) : reversed(after(reversed(relationship), act, passes)),
      strangers,
    ),
  );

function after(relationship: Relationship, act: Act, passes = false): Relationship {
  const decision = decide(relationship, act, passes);
  return decision.problem === null ? decision.relationship : relationship;
}
const byMe = (...did: Act[]) => did.reduce((relationship, act) => after(relationship, act), strangers);
const answered = (relationship: Relationship, act: Act) => reversed(after(reversed(relationship), act));

describe('friendship', () => {
  it('is requested and accepted, or accepted automatically', () => {
    expect([friendValue(byMe('ask')), friendValue(reversed(byMe('ask')))]).toEqual([1, 2]);
    expect(friendValue(answered(byMe('ask'), 'accept'))).toBe(3);
    expect(friendValue(after(strangers, 'ask', true))).toBe(3);
  });

  it('is not accepted without a request', () => {
    expect(decide(strangers, 'accept', false).problem).toBe('not_found');
  });

  it('is accepted by a request in the other direction', () => {
    expect(friendValue(answered(byMe('ask'), 'ask'))).toBe(3);
  });

  it('stops a declined sender from asking again, but not the other side', () => {
    const declined = answered(byMe('ask'), 'end');
    expect([friendValue(declined), decide(declined, 'ask', false).problem]).toEqual([0, 'request_declined']);
    expect(friendValue(answered(declined, 'ask'))).toBe(2);
  });

  it('ends with a block, which prevents requests from both sides', () => {
    const blocked = after(answered(byMe('ask'), 'accept'), 'block');
    expect(friendValue(blocked)).toBe(4);
    expect([decide(blocked, 'ask', true).problem, decide(reversed(blocked), 'ask', true).problem]).toEqual([
      'member_blocked_by_me',
      'not_found',
    ]);
    expect(friendValue(after(blocked, 'unblock'))).toBe(0);
  });

  it('treats every act as idempotent', () => {
    fc.assert(
      fc.property(reachable, fc.constantFrom(...acts), fc.boolean(), (relationship, act, passes) => {
        const first = decide(relationship, act, passes);
        expect(first.problem === null ? decide(first.relationship, act, passes) : first).toEqual(first);
      }),
    );
  });

  it('never coexists with a block or a pending request', () => {
    fc.assert(
      fc.property(reachable, (relationship) => {
        const isBlocked = relationship.i_block || relationship.they_block;
        expect([
          isBlocked && relationship.friends,
          isBlocked && relationship.request !== null,
          relationship.friends && relationship.request !== null,
        ]).toEqual([false, false, false]);
      }),
    );
  });

  it('is unchanged when reversed twice', () => {
    fc.assert(
      fc.property(pairs, (relationship) => {
        expect(reversed(reversed(relationship))).toEqual(relationship);
      }),
    );
  });
});
