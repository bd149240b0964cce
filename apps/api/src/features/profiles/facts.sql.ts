import type { Language } from '@peonia/i18n/languages.ts';
import { statement } from '../../platform/db/statement.ts';
import { finishedSteps } from './finished-steps.sql.ts';

/** What a profile says in words, without who it is. */
export interface FactsRow {
  readonly language: Language;
  readonly languages: string[];
  readonly city: string | null;
  readonly biography: string;
}

/**
 * Of members who have finished the first steps; the city in the language that is asked for. Access is the caller's to
 * check.
 */
export const readFacts = statement<{ member: number; language: Language }, FactsRow & Record<string, unknown>>(
  'read_facts',
  `select a.language, p.languages, coalesce(n.name, c.name) as city, p.biography
   from profile p join active_account a on a.id = p.member_id
   left join place c on c.id = p.place_id
   left join place_name n on n.place_id = p.place_id and n.language = :language
   where p.member_id = :member and ${finishedSteps({ member: 'p.member_id' })}`,
);
