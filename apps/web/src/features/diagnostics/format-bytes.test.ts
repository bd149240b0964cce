import { expect, it } from 'vitest';
import { formatBytes } from './format-bytes.ts';

it.each([
  [0, '0 byte'],
  [999, '999 byte'],
  [1_500, '1.5 kB'],
  [123_456_789, '123 MB'],
  [9_990_000_000_000_000, '9,990 TB'],
])('writes %i bytes', (bytes, text) => {
  expect(formatBytes('en', bytes)).toBe(text);
});
