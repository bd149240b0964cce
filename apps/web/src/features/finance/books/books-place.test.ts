import { expect, it } from 'vitest';
import { booksAddress, readBooksPlace } from './books-place.ts';

const read = (query: string) => readBooksPlace(new URLSearchParams(query));

it('shows the trial balance without a choice', () => {
  expect(read('')).toEqual({ view: 'balance', day: null, q: null, transfer: null, account: null });
});

it('reads the place from the address that leads to it', () => {
  const place = { view: 'transfers', day: '2026-03-04', q: 'a & b', transfer: 12, account: 'revenue' } as const;

  expect(readBooksPlace(new URL(booksAddress(place), 'https://peonia.test').searchParams)).toEqual(place);
});

it.each(['view=cash', 'day=4.3.2026', 'q=%20', 'transfer=0', 'transfer=12x', 'account=purchased'])(
  'leaves out what it does not know: %s',
  (query) => {
    expect(read(query)).toEqual(read(''));
  },
);

it('leaves empty parts out of the address', () => {
  expect(booksAddress({ day: null, q: '' })).toBe('/staff/books');
});
