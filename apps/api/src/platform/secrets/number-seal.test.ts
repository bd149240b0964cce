import { expect, it } from 'vitest';
import { openNumberSeal } from './number-seal.ts';

const [old, present] = ['a-secret-of-forty-characters-made-for-then', 'a-secret-of-forty-characters-made-for-this'];
const seal = openNumberSeal([present], 'tests');

it.each([0, 1, 711 * 2 ** 32 + 5, 2 ** 52 - 1])('seals and opens %i', (number) => {
  expect(seal.open(seal.seal(number))).toEqual([number]);
});

it('stays a whole number that JavaScript keeps', () => {
  for (let number = 0; number < 1_000; number += 1) {
    const sealed = seal.seal(number * 2 ** 32 + number);
    expect(Number.isSafeInteger(sealed) && sealed >= 0 && sealed < 2 ** 52).toBe(true);
  }
});

it('shows nothing of what is alike', () => {
  const days = [711, 712].map((day) => seal.seal(day * 2 ** 32 + 9));

  expect(new Set(days.map((sealed) => Math.floor(sealed / 2 ** 32))).size).toBe(2);
  expect(new Set(days.map((sealed) => sealed % 2 ** 32)).size).toBe(2);
});

it('opens what a previous secret has sealed', () => {
  const sealed = openNumberSeal([old], 'tests').seal(42);

  expect(openNumberSeal([present, old], 'tests').open(sealed)).toContain(42);
  expect(seal.open(sealed)).not.toContain(42);
});
