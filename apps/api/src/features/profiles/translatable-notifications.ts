import { readQuestions } from '../notifications/public.ts';
import type { Source } from '../translation/public.ts';
import { readSpoken } from './spoken-languages.sql.ts';

/** Questions in notifications. Their likely languages are those their askers speak, which this feature knows. */
export const translatableNotifications: Source = async ({ db, caller }, ids) => {
  const questions = await readQuestions(db, caller.id, ids);
  const spoken = await readSpoken.all(db, { ids: [...questions.values()].map(({ person_id }) => person_id) });
  const languagesOf = new Map(spoken.map(({ member_id, languages }) => [member_id, languages]));
  return new Map(
    [...questions].map(([id, { text, person_id }]) => [
      id,
      { text, likely: languagesOf.get(person_id) ?? [], names: [caller.name], reader: null, kept: null },
    ]),
  );
};
