import type { Gift } from '@peonia/contract/gifts.ts';
import { expect, it } from 'vitest';
import { filterGifts } from './queries.ts';

const gifts = [
  { id: 1, category: 'flower', price: 9 },
  { id: 2, category: 'romance', price: 5 },
  { id: 3, category: 'flower', price: 5 },
] as unknown as readonly Gift[];

const idsOf = (shown: readonly Gift[]) => shown.map(({ id }) => id);

it('keeps the order of popularity', () => {
  expect(idsOf(filterGifts(gifts, 'all', 'popular'))).toEqual([1, 2, 3]);
});

it('shows one category', () => {
  expect(idsOf(filterGifts(gifts, 'flower', 'popular'))).toEqual([1, 3]);
});

it('sorts by price and then by id', () => {
  expect(idsOf(filterGifts(gifts, 'all', 'price'))).toEqual([2, 3, 1]);
});
