import type { Term } from '@peonia/contract/translation/translation-desk.ts';
import { statement } from '../../../platform/db/statement.ts';

const columns = 'id, source as "from", target as "to", term, translation, note';

export const allTerms = statement<object, Term & Record<string, unknown>>(
  'all_translation_terms',
  `select ${columns} from translation_term order by source, target, lower(term)`,
);

export const termsBetween = statement<{ source: string; target: string }, Term & Record<string, unknown>>(
  'translation_terms_between',
  `select ${columns} from translation_term where source = :source and target = :target order by lower(term)`,
);

export const putTerm = statement<
  { source: string; target: string; term: string; translation: string; note: string },
  Term & Record<string, unknown>
>(
  'put_translation_term',
  `insert into translation_term (source, target, term, translation, note) values (:source, :target, :term, :translation, :note)
   on conflict (source, target, lower(term)) do update set term = excluded.term, translation = excluded.translation, note = excluded.note, changed_at = now()
   returning ${columns}`,
);

export const dropTerm = statement<{ id: number }, { id: number }>(
  'drop_translation_term',
  'delete from translation_term where id = :id returning id',
);
