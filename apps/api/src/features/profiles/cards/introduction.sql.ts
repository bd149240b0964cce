import type { Biographies } from '@peonia/contract/profiles/own-profile.ts';
import { hotRead } from '../../../platform/db/statement.ts';
import { biographiesColumn } from '../biographies/biography.sql.ts';
import type { Comparable } from '../profile.sql.ts';

interface IntroductionRow extends Comparable {
  readonly member_id: number;
  readonly biography: string;
  readonly biography_language: string;
  readonly biographies: Biographies;
  readonly own: Comparable | null;
  readonly near: boolean;
}

/** Profile texts beyond the card with the reader's own answers, for a page, in one query. */
export const readIntroductions = hotRead<{ ids: number[]; reader: number }, IntroductionRow & Record<string, unknown>>(
  'read_introductions',
  `select p.member_id, p.biography, p.biography_language, ${biographiesColumn}, p.marriage, p.children, p.income, p.orientation, p.purpose, p.horoscope, p.languages,
     jsonb_build_object('marriage', r.marriage, 'children', r.children, 'income', r.income, 'orientation', r.orientation,
       'purpose', r.purpose, 'horoscope', r.horoscope, 'languages', r.languages) as own,
     coalesce(p.place_id = r.place_id, false) as near
   from profile p join profile r on r.member_id = :reader where p.member_id = any(:ids::bigint[])`,
);
