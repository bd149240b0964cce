import { expect, it } from 'vitest';
import { BULK_MOST } from './bulk.ts';
import { clearRows, toggleRow } from './toggle-row.ts';

const list = [1, 2, 3, 4, 5];

it('chooses a row, and no longer at the second time', () => {
  const once = toggleRow(clearRows<number>(), list, { id: 2, isRange: false });
  const twice = toggleRow(once, list, { id: 2, isRange: false });

  expect([once.ids, twice.ids]).toEqual([[2], []]);
});

it('chooses a range in both directions', () => {
  const from = toggleRow(clearRows<number>(), list, { id: 4, isRange: false });

  expect(toggleRow(from, list, { id: 2, isRange: true }).ids.toSorted()).toEqual([2, 3, 4]);
  expect(toggleRow(from, list, { id: 5, isRange: true }).ids).toEqual([4, 5]);
});

it('chooses one row where a range has no beginning', () => {
  expect(toggleRow(clearRows<number>(), list, { id: 3, isRange: true }).ids).toEqual([3]);
});

it('forgets rows that left the list', () => {
  expect(toggleRow({ ids: [9], anchor: 9 }, list, { id: 3, isRange: true }).ids).toEqual([3]);
});

it('chooses no more rows than a bulk act takes', () => {
  const many = Array.from({ length: BULK_MOST + 10 }, (_, index) => index);
  const first = toggleRow(clearRows<number>(), many, { id: 0, isRange: false });

  expect(toggleRow(first, many, { id: BULK_MOST + 5, isRange: true }).ids).toHaveLength(BULK_MOST);
});
