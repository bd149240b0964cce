import type { Language } from '@peonia/i18n/languages.ts';
import { hotRead } from '../../platform/db/statement.ts';
import { finishedSteps } from './editing/finished-steps.sql.ts';

/** The profile's facts in words, without identity. */
interface FactsRow {
  readonly language: Language;
  readonly languages: string[];
  readonly city: string | null;
  readonly biography: string;
}

/** Members with the first steps; the city in the requested language. The caller checks access. */
export const readFacts = hotRead<{ member: number; language: Language }, FactsRow & Record<string, unknown>>(
  'read_facts',
  `select a.language, p.languages, coalesce(n.name, c.name) as city, p.biography
   from profile p join active_account a on a.id = p.member_id
   left join place c on c.id = p.place_id
   left join place_name n on n.place_id = p.place_id and n.language = :language
   where p.member_id = :member and ${finishedSteps({ member: 'p.member_id' })}`,
);
