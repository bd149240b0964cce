import { expect, it } from 'vitest';
import { isSearchable, noFilters, sinceOf } from './search-filters.ts';

it('searches from two letters or one Chinese sign on, or by a filter alone', () => {
  expect(
    [
      ['a', noFilters],
      ['ab', noFilters],
      ['爱', noFilters],
      ['', noFilters],
      ['', { ...noFilters, kind: 'voice' } as const],
      ['', { ...noFilters, from: 'me' } as const],
    ].map(([q, filters]) => isSearchable(q as string, filters as typeof noFilters)),
  ).toEqual([false, true, true, false, true, false]);
});

it('begins a period at midnight', () => {
  expect([sinceOf(7, Date.UTC(2026, 4, 10, 13)), sinceOf(null, 0)]).toEqual(['2026-05-03T00:00:00.000Z', undefined]);
});
