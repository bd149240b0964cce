import { expect, it } from 'vitest';
import { cutPage } from './cut-page.ts';

const rows = [{ id: 9 }, { id: 7 }, { id: 4 }];

it('goes on behind the last row that it shows', () => {
  expect(cutPage(rows, 2)).toEqual({ shown: [{ id: 9 }, { id: 7 }], max_id: 7 });
});

it('ends where no row is left', () => {
  expect(cutPage(rows, 3)).toEqual({ shown: rows, max_id: -1 });
  expect(cutPage([], 3)).toEqual({ shown: [], max_id: -1 });
});

it('goes on behind what the caller says', () => {
  expect(cutPage(rows, 1, ({ id }) => -id).max_id).toBe(-9);
});
