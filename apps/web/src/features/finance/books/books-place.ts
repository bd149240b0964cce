import { houseAccounts, type HouseAccount } from '@peonia/contract/money/books.ts';

export const bookViews = ['balance', 'transfers', 'members', 'months'] as const;

export type BookView = (typeof bookViews)[number];

/** What the address of the page shows. */
export interface BooksPlace {
  readonly view: BookView;
  readonly day: string | null;
  readonly q: string | null;
  readonly transfer: number | null;
  readonly account: HouseAccount | null;
}

/** Reads the address; what it does not know is left out. */
export function readBooksPlace(params: URLSearchParams): BooksPlace {
  const day = params.get('day') ?? '';
  const transfer = params.get('transfer') ?? '';
  return {
    view: bookViews.find((view) => view === params.get('view')) ?? 'balance',
    day: /^\d{4}-\d{2}-\d{2}$/.test(day) ? day : null,
    q: (params.get('q') ?? '').trim().slice(0, 100) || null,
    transfer: /^[1-9]\d{0,14}$/.test(transfer) ? Number(transfer) : null,
    account: houseAccounts.find((account) => account === params.get('account')) ?? null,
  };
}

/** Address of a part of the books. */
export function booksAddress(place: Partial<Record<keyof BooksPlace, string | number | null>>): string {
  const chosen = Object.entries(place).flatMap(([name, value]) =>
    value === null || value === '' ? [] : [`${name}=${encodeURIComponent(value)}`],
  );
  return `/staff/books${chosen.length === 0 ? '' : `?${chosen.join('&')}`}`;
}
