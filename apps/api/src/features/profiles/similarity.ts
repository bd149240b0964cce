import type { Comparable } from './profile.sql.ts';

/** Fields in which two members gave the same answer; open fields are never similar. */
export function similarFields(own: Comparable, other: Comparable): string[] {
  const single = (['marriage', 'children', 'income', 'orientation', 'horoscope'] as const).filter(
    (field) => own[field] !== null && own[field] === other[field],
  );
  const several = (['purpose', 'languages'] as const).filter((field) => {
    const theirs: readonly (string | number)[] = other[field];
    return own[field].some((value) => theirs.includes(value));
  });
  return [...single, ...several];
}
