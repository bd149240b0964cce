import { expect, it } from 'vitest';
import { centsIn } from './cents-in.ts';

it.each([
  ['12', 1_200],
  [' 12,5 ', 1_250],
  ['0.29', 29],
  ['12.005', 0],
  ['1,000.00', 0],
  ['-5', 0],
  ['', 0],
])('reads "%s" as %i hundredths', (text, cents) => {
  expect(centsIn(text)).toBe(cents);
});
