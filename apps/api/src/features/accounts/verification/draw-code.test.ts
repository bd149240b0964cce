import { expect, it } from 'vitest';
import { drawCode } from './draw-code.ts';

it('is six digits and a number between 99999 and 100000000', () => {
  const codes = Array.from({ length: 3_000 }, drawCode);

  expect(codes.filter((code) => !/^\d{6}$/.test(code))).toEqual([]);
  expect(codes.filter((code) => Number(code) <= 99_999 || Number(code) >= 100_000_000)).toEqual([]);
});
