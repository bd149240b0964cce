import type { Taste } from '../../profiles/public.ts';

/** What a reader's own answers ask of a list: the gender they seek, and what they are to those who seek. */
export interface ListPreferences {
  readonly gender: 0 | 1 | null;
  readonly reader_is: 'men' | 'women' | null;
}

/** Nothing said asks nothing: a guest and a newcomer see everybody. */
export function listPreferencesOf(
  taste: (Pick<Taste, 'gender' | 'seeking'> & Partial<Taste>) | undefined,
): ListPreferences {
  const wanted = { men: 1, women: 0, both: null } as const;
  return {
    gender: taste?.seeking === null || taste === undefined ? null : wanted[taste.seeking],
    reader_is: taste?.gender === null || taste === undefined ? null : taste.gender === 0 ? 'women' : 'men',
  };
}
