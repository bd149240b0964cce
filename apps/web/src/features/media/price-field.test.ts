import { expect, it } from 'vitest';
import { priceOf } from './price-field.tsx';

it.each([
  ['1', 1],
  [' 25 ', 25],
  ['100', 100],
  ['0', null],
  ['101', null],
  ['2.5', null],
  ['', null],
  ['-3', null],
  ['ten', null],
])('parses "%s" as the price %s', (text, price) => {
  expect(priceOf(text)).toBe(price);
});
