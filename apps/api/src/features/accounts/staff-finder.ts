import type { SearchKind } from '@peonia/contract/staff/staff-search.ts';
import type { Db } from '../../platform/db/statement.ts';

/** Something that the search of the staff found. */
export interface FoundThing extends Record<string, unknown> {
  readonly id: number;
  readonly text: string;
  readonly at: Date;
  readonly member_id: number | null;
}

/** Finds things of one kind by number, address or reference; by index, and at most `mostFound`. */
export interface StaffFinder {
  readonly kind: Exclude<SearchKind, 'member'>;
  find(db: Db, text: string): Promise<readonly FoundThing[]>;
}

/** Things of one kind that a search shows at most. */
export const mostFound = 10;

/** The number that a text is, also written as `#12`; null for other texts. */
export function numberIn(text: string): number | null {
  const digits = /^#?([1-9]\d{0,14})$/.exec(text)?.[1];
  return digits === undefined ? null : Number(digits);
}
