import { expect, it } from 'vitest';
import { tileLayout } from './tile-layout.ts';

// covers: Photos of a post: one 600 wide, two halves, thirds; the last tile counts the rest
it.each([
  [1, 'one', 1, 0],
  [2, 'two', 2, 0],
  [3, 'three', 3, 0],
  [4, 'three', 3, 2],
  [5, 'three', 3, 3],
  [6, 'three', 6, 0],
  [7, 'three', 6, 2],
  [9, 'three', 6, 4],
] as const)('%i files stand in %s column(s): %i shown, the last counts %i', (count, columns, shown, more) => {
  expect(tileLayout(count)).toEqual({ columns, shown, more });
});
