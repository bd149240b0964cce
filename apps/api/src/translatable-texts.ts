import { translatableMessages } from './features/chat/public.ts';
import { translatablePosts } from './features/feed/public.ts';
import { readQuestions } from './features/notifications/public.ts';
import { readSpoken, translatableBiographies } from './features/profiles/public.ts';
import type { Source, Sources } from './features/translation/public.ts';

/** The questions of notices; their feature stands to the left of translation and knows nothing of it. */
const translatableNotices: Source = async ({ db, caller }, ids) => {
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

/**
 * Everything that can be translated, by the feature that owns the words and says who may read them. A new kind is one
 * name more.
 */
export const translatableTexts: Sources = {
  message: translatableMessages,
  feed: translatablePosts,
  biography: translatableBiographies,
  notice: translatableNotices,
};
