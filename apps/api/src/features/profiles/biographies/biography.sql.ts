import { statement } from '../../../platform/db/statement.ts';

/** A member's further texts as one value, by language. */
export const biographiesColumn =
  "(select coalesce(jsonb_object_agg(b.language, b.body), '{}') from biography b where b.member_id = p.member_id) as biographies";

/** `texts` is a list of `{language, body}`. */
export const writeBiographies = statement<{ member_id: number; texts: string }>(
  'write_biographies',
  `insert into biography (member_id, language, body)
   select :member_id::bigint, t.language, t.body from jsonb_to_recordset(:texts::jsonb) as t(language text, body text)
   on conflict (member_id, language) do update set body = excluded.body`,
);

export const dropBiographies = statement<{ member_id: number; languages: string[] }>(
  'drop_biographies',
  'delete from biography where member_id = :member_id and language = any(:languages::text[])',
);

/** The main text, where it has these words. */
export const clearBiography = statement<{ member_id: number; words: string }>(
  'clear_biography',
  "update profile set biography = '' where member_id = :member_id and biography = :words",
);

export const dropBiographiesThatSay = statement<{ member_id: number; words: string }>(
  'drop_biographies_that_say',
  'delete from biography where member_id = :member_id and body = :words',
);
