import { expect, it } from 'vitest';
import { forbiddenSign, isInvisibleSign } from './name-signs.ts';

it.each(['', 'Anna', "Sinéad O'Brien", 'Jean-Luc', 'Mr. Wu', '李小龙', 'नमस्ते दोस्त', 'D’Angelo', 'jonas_w'])(
  'allows %j',
  (name) => {
    expect(forbiddenSign(name)).toBeNull();
  },
);

it.each([
  ['anna@home', '@'],
  ['Anna 👩‍🚀 Bell', '👩‍🚀'],
  ['an<b>na', '<'],
  ['anna\nmaria', '\n'],
])('finds the sign of %j that is not allowed', (name, sign) => {
  expect(forbiddenSign(name)).toBe(sign);
});

it.each(['an\u0007na', 'an\u200Bna', 'an\u200Dna', 'an\u00A0na', 'an\u3000na', 'an\u202Ena'])(
  'finds that the sign of %j cannot be seen',
  (name) => {
    expect(isInvisibleSign(forbiddenSign(name) ?? '@')).toBe(true);
  },
);

it.each(['anna@home', 'Anna 👩‍🚀 Bell', 'an<b>na'])('finds that the sign of %j can be seen', (name) => {
  expect(isInvisibleSign(forbiddenSign(name) ?? '')).toBe(false);
});
