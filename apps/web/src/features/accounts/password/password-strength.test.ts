import { expect, it } from 'vitest';
import { rateStrength } from './password-strength.ts';

it('rates fewer than six characters as too short', () => {
  expect(rateStrength('Qx7!p')).toBe(0);
});

it.each(['aaaaaaaaaaaa', '123456789', 'abcdefgh'])(
  'rates a repeated or continued pattern as easy to guess: %s',
  (password) => {
    expect(rateStrength(password)).toBe(1);
  },
);

it('rates a password that contains the name or address as easy to guess', () => {
  expect(rateStrength('Jonas-92!kLq', ['jonas'])).toBe(1);
});

it('ignores known words shorter than four characters', () => {
  expect(rateStrength('Mei-92!kLqwz', ['mei'])).toBeGreaterThan(1);
});

it('rates longer and more varied passwords higher', () => {
  const ratings = ['kqzvmx', 'kqzvm92xwt', 'kQz!vM9#2xWtb'].map((password) => rateStrength(password));

  expect(ratings).toEqual([2, 3, 4]);
});
