import { expect, it } from 'vitest';
import { compareVersions } from './compare-versions.ts';

it.each([
  ['1.0.0', '1.0.0', 0],
  ['1.0', '1.0.0', 0],
  ['1.2.0', '1.10.0', -1],
  ['2', '1.99.99', 1],
  ['1.0.1', '1.0.0', 1],
])('compares %s with %s', (one, other, sign) => {
  expect(Math.sign(compareVersions(one, other))).toBe(sign);
});
