import { maySee, accessFactsOf } from '../../privacy/public.ts';
import type { OpenSource } from '../../translation/public.ts';
import { biographyFor } from './biography-language.ts';
import { readVisibleBiographies } from './visible-biography.sql.ts';

/** Biographies by member id, in the words that the reader is shown. */
export const translatableBiographies: OpenSource = async ({ db, caller, language }, ids) => {
  const rows = await readVisibleBiographies.all(db, { reader: caller?.id ?? null, ids });
  const seen = rows.filter((row) => maySee(accessFactsOf(row, caller, row.member_id)));
  return new Map(
    seen.map((row) => {
      const { biography: text, language: written } = biographyFor(language, row);
      return [
        row.member_id,
        { text, likely: [...new Set([written, ...row.languages])], names: [row.name], reader: null, kept: null },
      ];
    }),
  );
};
