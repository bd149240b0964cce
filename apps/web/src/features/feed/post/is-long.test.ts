import { expect, it } from 'vitest';
import { isLong } from './is-long.ts';

it('folds texts of many lines or words', () => {
  expect(isLong('One line.')).toBe(false);
  expect(isLong('a\n'.repeat(8))).toBe(false);
  expect(isLong('a\n'.repeat(9))).toBe(true);
  expect(isLong('word '.repeat(120))).toBe(false);
  expect(isLong('word '.repeat(140))).toBe(true);
});

it('counts an East Asian character as two', () => {
  expect(isLong('山'.repeat(300))).toBe(false);
  expect(isLong('山'.repeat(330))).toBe(true);
});
