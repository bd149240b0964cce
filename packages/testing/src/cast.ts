import { gentlemen } from './cast-gentlemen.ts';
import { ladies } from './cast-ladies.ts';
import type { CastMember } from './cast-member.ts';

/** The sixteen people of seeds, tests, stories and screenshots, in the order in which they joined. */
export const cast: readonly CastMember[] = [...gentlemen, ...ladies].toSorted((a, b) =>
  a.birthday < b.birthday ? -1 : 1,
);

/** Password of every member of the cast. It opens samples only: production never makes them. */
export const castPassword = 'peonia-sample';

/** Address by which a member of the cast logs in. */
export function castEmail(name: string): string {
  return `${name.toLowerCase().replaceAll(/[^a-z]+/g, '.')}@example.com`;
}

/** Who likes whom from the first day; the first and the last pair mutually. */
export const castLikes: readonly (readonly [from: string, to: string])[] = [
  ['Jonas Weber', 'Mei Lin'],
  ['Mei Lin', 'Jonas Weber'],
  ['Xiu Ran', 'Jonas Weber'],
  ['Hana Seo', 'Jonas Weber'],
  ['Jonas Weber', 'Yuki Abe'],
  ['Tom Hadley', 'Clara Morel'],
  ['Luc Bertin', 'Yuki Abe'],
  ['Daniel Reyes', 'Ji-woo Han'],
  ['Lan Yue', 'Ken Mori'],
  ['Elena Conti', 'Tom Hadley'],
  ['Daniel Reyes', 'Hana Seo'],
  ['Hana Seo', 'Daniel Reyes'],
];
