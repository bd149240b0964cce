import { readSpoken } from '../../profiles/public.ts';
import type { Source } from '../../translation/public.ts';
import { translatableRows } from './translatable-messages.sql.ts';

/**
 * Messages of the reader's conversations: the other member's are translated for the reader, own ones for the other
 * member.
 */
export const translatableMessages: Source = async ({ db, caller }, ids) => {
  const rows = await translatableRows.all(db, { reader: caller.id, ids });
  const spoken = await readSpoken.all(db, { ids: [caller.id, ...new Set(rows.map(({ other_id }) => other_id))] });
  const languagesOf = new Map(spoken.map(({ member_id, languages }) => [member_id, languages]));
  return new Map(
    rows.map(({ id, text, is_mine, other_id, other_name, other_language, kept }) => {
      const likely = languagesOf.get(is_mine ? caller.id : other_id) ?? [];
      const reader = is_mine ? { language: other_language, spoken: languagesOf.get(other_id) ?? [] } : null;
      return [id, { text, likely, names: [caller.name, other_name], reader, kept }];
    }),
  );
};
