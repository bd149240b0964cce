import { expect, it } from 'vitest';
import { forbiddenSign } from './name-signs.ts';

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
