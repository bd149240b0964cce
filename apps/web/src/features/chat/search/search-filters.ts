import type { Message } from '@peonia/contract/chat/chat.ts';

/** Periods that can be searched, in days back from now; null is any time. */
export const periods = [null, 7, 30, 365] as const;

export type Period = (typeof periods)[number];

/** Kinds that are offered, in the order of the menu. */
export const kinds = [
  'text',
  'photo',
  'voice',
  'file',
  'gift',
  'question',
  'call',
] as const satisfies readonly Message['message_type'][];

/** What narrows a search in conversations; null narrows nothing. */
export interface SearchFilters {
  readonly kind: (typeof kinds)[number] | null;
  readonly from: 'me' | 'them' | null;
  readonly period: Period;
}

export const noFilters: SearchFilters = { kind: null, from: null, period: null };

const cjk = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u;

/** Whether there is enough to search for: two letters, one Chinese, Japanese or Korean sign, a kind or a period. */
export function isSearchable(q: string, { kind, period }: SearchFilters): boolean {
  if (q === '') return kind !== null || period !== null;
  return [...q].length > 1 || cjk.test(q);
}

/** Beginning of the period at UTC midnight, so that the same search has the same key all day. */
export function sinceOf(period: Period, now: number): string | undefined {
  if (period === null) return undefined;
  const day = 86_400_000;
  return new Date(Math.floor(now / day) * day - period * day).toISOString();
}
