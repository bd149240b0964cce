import { expect, it } from 'vitest';
import { fitWindows, windowCount } from './fit-windows.ts';

const docked = (to: number, isSmall = false) => ({ me: 1, to, isSmall, at: to });

// covers: Chat windows fit: floor(width / 250) - 1
it('fits the number of windows from the specification', () => {
  expect([390, 499, 500, 767, 1_024, 1_440].map(windowCount)).toEqual([0, 0, 1, 2, 3, 4]);
});

it('keeps the newest windows and minimizes the others', () => {
  const { open, small } = fitWindows([docked(1), docked(2), docked(3, true), docked(4)], 800);
  expect(open.map(({ to }) => to)).toEqual([2, 4]);
  expect(small.map(({ to }) => to)).toEqual([1, 3]);
});
