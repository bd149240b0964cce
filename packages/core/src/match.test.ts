import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { similarityOf, matchPercent, sharedAtLeast, type SharedAnswer } from './match.ts';

const weight = fc.constantFrom(1, 2, 3);
const answer: fc.Arbitrary<SharedAnswer> = fc.integer({ min: 2, max: 5 }).chain((choices) =>
  fc.record({
    mine: fc.nat(choices - 1),
    theirs: fc.nat(choices - 1),
    my_weight: weight,
    their_weight: weight,
    choices: fc.constant(choices),
    is_scale: fc.boolean(),
  }),
);
const enough = fc.array(answer, { minLength: sharedAtLeast, maxLength: 42 });
const turned = ({ mine, theirs, my_weight, their_weight, ...rest }: SharedAnswer): SharedAnswer => ({
  ...rest,
  mine: theirs,
  theirs: mine,
  my_weight: their_weight,
  their_weight: my_weight,
});
const percent = (shared: readonly SharedAnswer[]) => matchPercent(shared) ?? Number.NaN;

describe('a match', () => {
  it('needs five shared answers', () => {
    fc.assert(fc.property(fc.array(answer, { maxLength: sharedAtLeast - 1 }), (few) => matchPercent(few) === null));
    expect(sharedAtLeast).toBe(5);
  });

  // covers: Match percentage of shared answers
  it('is a whole per cent, the same from both sides and in any order', () => {
    fc.assert(
      fc.property(enough, (shared) => {
        const found = percent(shared);
        expect(Number.isInteger(found) && found >= 0 && found <= 100).toBe(true);
        expect(percent(shared.map(turned))).toBe(found);
        expect(percent(shared.toReversed())).toBe(found);
      }),
    );
  });

  it('is whole where all is alike, and nothing where nothing is', () => {
    fc.assert(fc.property(enough, (shared) => percent(shared.map((one) => ({ ...one, theirs: one.mine }))) === 100));
    fc.assert(
      fc.property(
        enough,
        (shared) => percent(shared.map((one) => ({ ...one, is_scale: false, mine: 0, theirs: 1 }))) === 0,
      ),
    );
  });

  it('never falls where two answers come closer, or where an answer they share matters more', () => {
    fc.assert(
      fc.property(enough, fc.nat(), (shared, at) => {
        const place = at % shared.length;
        const closer = shared.map((one, index) => (index === place ? { ...one, theirs: one.mine } : one));
        expect(percent(closer)).toBeGreaterThanOrEqual(percent(shared));
        const heavier = closer.map((one, index) => (index === place ? { ...one, my_weight: 3, their_weight: 3 } : one));
        expect(percent(heavier)).toBeGreaterThanOrEqual(percent(closer));
      }),
    );
  });

  it('counts a neighbour on a scale of three as half', () => {
    const scale = { choices: 3, is_scale: true };
    expect([0, 1, 2].map((theirs) => similarityOf({ ...scale, mine: 0, theirs }))).toEqual([1, 0.5, 0]);
    expect(similarityOf({ choices: 3, is_scale: false, mine: 0, theirs: 1 })).toBe(0);
  });
});
