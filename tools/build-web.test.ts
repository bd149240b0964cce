import { expect, test } from 'vitest';
import { missingFrom, stampOf } from './build-web.ts';

test.each([
  ['nothing', 'the same sources', stampOf('a', true), true],
  ['nothing', 'a compressed build where that is not needed', stampOf('a', true), false],
  ['nothing', 'an uncompressed build where that is enough', stampOf('a', false), false],
  ['copies', 'an uncompressed build', stampOf('a', false), true],
  ['build', 'other sources', stampOf('b', true), false],
  ['build', 'an uncompressed build of other sources', stampOf('b', false), true],
  ['build', 'no build', undefined, false],
] as const)('missing: %s, from %s', (missing, _what, stamp, isCompressed) => {
  expect(missingFrom(stamp, 'a', isCompressed)).toBe(missing);
});
