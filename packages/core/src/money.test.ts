import fc from 'fast-check';
import { expect, it } from 'vitest';
import { centsFromGold, goldFromCents } from './money.ts';

it('survives the way to the wire and back for every amount', () => {
  fc.assert(
    fc.property(fc.integer({ min: -1e12, max: 1e12 }), (cents) => centsFromGold(goldFromCents(cents)) === cents),
  );
});

it('refuses more than two decimals and what is no number', () => {
  expect(() => centsFromGold(0.005)).toThrow(RangeError);
  expect(() => centsFromGold(Number.NaN)).toThrow(RangeError);
  expect(() => goldFromCents(0.5)).toThrow(RangeError);
});
