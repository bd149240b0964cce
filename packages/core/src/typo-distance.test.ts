import fc from 'fast-check';
import { expect, test } from 'vitest';
import { typoDistance } from './typo-distance.ts';

test.each([
  ['', '', 0],
  ['', 'abc', 3],
  ['kitten', 'sitting', 3],
  ['DATABASE_URL', 'DATABSAE_URL', 1],
  ['ab', 'ba', 1],
  ['ca', 'abc', 3],
  ['小さい', '小さな', 1],
  ['👋🏽a', '👋🏽b', 1],
])('from "%s" to "%s" it is %d typos', (one, other, typos) => {
  expect(typoDistance(one, other)).toBe(typos);
});

/** By its definition, without a table. */
function defined(a: readonly string[], b: readonly string[]): number {
  if (a.length === 0 || b.length === 0) return a.length + b.length;
  const [restA, restB] = [a.slice(1), b.slice(1)];
  const isSwapped = a.length > 1 && b.length > 1 && a[0] === b[1] && a[1] === b[0];
  return Math.min(
    defined(restA, b) + 1,
    defined(a, restB) + 1,
    defined(restA, restB) + (a[0] === b[0] ? 0 : 1),
    isSwapped ? defined(a.slice(2), b.slice(2)) + 1 : Number.POSITIVE_INFINITY,
  );
}

test('it is what its definition says', () => {
  const word = fc.array(fc.constantFrom('a', 'b', 'c'), { maxLength: 5 });

  fc.assert(
    fc.property(word, word, (a, b) => {
      expect(typoDistance(a.join(''), b.join(''))).toBe(defined(a, b));
    }),
  );
});
