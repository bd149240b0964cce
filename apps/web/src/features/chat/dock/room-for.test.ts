import { expect, it } from 'vitest';
import { shareRoom, windowsThatFit } from './room-for.ts';

const docked = (to: number, isSmall = false) => ({ me: 1, to, isSmall, at: to });

it('fits as many as the specification says', () => {
  expect([390, 499, 500, 767, 1_024, 1_440].map(windowsThatFit)).toEqual([0, 0, 1, 2, 3, 4]);
});

it('keeps the newest large and leaves pictures of the others', () => {
  const { open, small } = shareRoom([docked(1), docked(2), docked(3, true), docked(4)], 800);
  expect(open.map(({ to }) => to)).toEqual([2, 4]);
  expect(small.map(({ to }) => to)).toEqual([1, 3]);
});
