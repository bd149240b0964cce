import type { MatchPreferences } from '../../profiles/public.ts';

/** Filters of a list by the reader's own profile: the gender they seek, and what they are to those who seek. */
export interface ListPreferences {
  readonly gender: 0 | 1 | null;
  readonly reader_is: 'men' | 'women' | null;
}

/** Missing answers filter nothing: guests and newcomers see everybody. */
export function listPreferencesOf(
  taste: (Pick<MatchPreferences, 'gender' | 'seeking'> & Partial<MatchPreferences>) | undefined,
): ListPreferences {
  const wanted = { men: 1, women: 0, both: null } as const;
  return {
    gender: taste?.seeking === null || taste === undefined ? null : wanted[taste.seeking],
    reader_is: taste?.gender === null || taste === undefined ? null : taste.gender === 0 ? 'women' : 'men',
  };
}
