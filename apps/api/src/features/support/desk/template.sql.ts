import type { SupportCategory } from '@peonia/contract/support.ts';
import { statement } from '../../../platform/db/statement.ts';

/** Every template in the language of the staff (`own`) and in that of the ticket; those of its category first. */
export const templatesFor = statement<
  { own: string; language: string; category: SupportCategory },
  { id: number; category: SupportCategory; title: string; own: string; content: string; language: string }
>(
  'support_templates_for',
  `select t.id, t.category, mine.title, mine.content as own, theirs.content, theirs.language
   from support_template t
   join support_template_text mine on mine.template_id = t.id and mine.language = :own
   join support_template_text theirs on theirs.template_id = t.id and theirs.language = :language
   order by t.category <> :category, t.id`,
);
