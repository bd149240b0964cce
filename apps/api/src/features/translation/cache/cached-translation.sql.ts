import { hotRead, statement } from '../../../platform/db/statement.ts';

export const readCached = hotRead<{ digest: Buffer }, { sealed: Buffer }>(
  'read_translation_cache',
  'select sealed from translation_cache where digest = :digest',
);

/** Updated once a day, so that frequent reads do not write. */
export const touchCached = statement<{ digest: Buffer }>(
  'touch_translation_cache',
  "update translation_cache set used_at = now() where digest = :digest and used_at < now() - interval '1 day'",
);

export const writeCached = statement<{ digest: Buffer; sealed: Buffer }>(
  'write_translation_cache',
  `insert into translation_cache (digest, sealed) values (:digest, :sealed)
   on conflict (digest) do update set sealed = excluded.sealed, used_at = now()`,
);

/** In batches, to keep transactions short. */
export const purgeCachedTranslations = statement<{ days: number; most: number }>(
  'purge_translation_cache',
  'delete from translation_cache where digest in (select digest from translation_cache where used_at < now() - make_interval(days => :days::int) order by used_at limit :most)',
);
