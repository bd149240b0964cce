import { readableAudiences, accessFactsOf } from '../../privacy/public.ts';
import { readSpoken } from '../../profiles/public.ts';
import type { OpenSource } from '../../translation/public.ts';
import { readPosts } from './post.sql.ts';

/** Texts of posts that the reader may see. */
export const translatablePosts: OpenSource = async ({ db, caller }, ids) => {
  const rows = await readPosts.all(db, { reader: caller?.id ?? null, ids });
  const seen = rows.filter((row) =>
    readableAudiences(accessFactsOf(row, caller, row.author_id)).includes(row.audience),
  );
  const spoken = await readSpoken.all(db, { ids: seen.map(({ author_id }) => author_id) });
  const languagesOf = new Map(spoken.map(({ member_id, languages }) => [member_id, languages]));
  return new Map(
    seen.map((row) => [
      row.id,
      {
        text: row.content,
        likely: languagesOf.get(row.author_id) ?? [],
        names: [row.author_name],
        reader: null,
        kept: null,
      },
    ]),
  );
};
