import type { Source } from '../translation/public.ts';
import { languageOfTag } from '../translation/public.ts';
import { heardTranscripts } from './transcript.sql.ts';

/** What is said in recordings that the reader may hear. */
export const translatableTranscripts: Source = async ({ db, caller }, ids) => {
  const rows = await heardTranscripts.all(db, { ids: [...ids], reader: caller.id, reader_vip: caller.vip });
  return new Map(
    rows.map(({ upload_id, content, language }) => [
      upload_id,
      {
        text: content,
        likely: language === null ? [] : [languageOfTag(language)],
        names: [],
        reader: null,
        kept: null,
      },
    ]),
  );
};
