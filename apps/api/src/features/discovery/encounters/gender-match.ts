import type { MatchPreferences } from '../../profiles/public.ts';

type Gender = 0 | 1;

/** Orientation codes that determine the gender. All others leave it to `seeking`. */
const straight = 701;
const gay = 703;

/** Genders that a member would meet, by `seeking` and orientation. `matchesGender` is the same rule in SQL. */
export function matchingGenders({
  gender,
  seeking,
  orientation,
}: MatchPreferences & { readonly gender: Gender }): Gender[] {
  const sought = { men: [1], women: [0], both: [0, 1] } as const;
  return [...(seeking === null ? sought.both : sought[seeking])].filter((other) => {
    if (orientation === straight) return other !== gender;
    return orientation === gay ? other === gender : true;
  });
}

/** SQL condition: the member `m` would meet somebody of this gender. */
export function matchesGender({ gender }: { gender: string }): string {
  return `(
    (m.seeking is null or m.seeking = 'both' or m.seeking = case when ${gender}::smallint = 0 then 'women' else 'men' end)
    and (m.orientation is null or m.orientation not in (${straight}, ${gay}) or (m.orientation = ${gay}) = (m.gender = ${gender}::smallint))
  )`;
}
