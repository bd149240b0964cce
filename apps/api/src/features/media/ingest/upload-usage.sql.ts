import { statement } from '../../../platform/db/statement.ts';

/** Counts bytes received on this UTC day; no row where they exceed the daily limit, and nothing is counted. */
export const countUploadBytes = statement<{ owner_id: number; bytes: number; most: number }, { bytes: number }>(
  'count_upload_bytes',
  `insert into upload_usage as u (owner_id, bytes) select :owner_id, :bytes::bigint where :bytes::bigint <= :most::bigint
   on conflict (owner_id) do update
     set day = excluded.day, bytes = excluded.bytes + case when u.day = excluded.day then u.bytes else 0 end
     where u.day < excluded.day or u.bytes + excluded.bytes <= :most::bigint
   returning bytes`,
);

/** Bytes received on this UTC day; no row where there are none. */
export const readUploadBytes = statement<{ owner_id: number }, { bytes: number }>(
  'read_upload_bytes',
  `select bytes from upload_usage where owner_id = :owner_id and day = (now() at time zone 'UTC')::date`,
);

export const eraseUploadUsage = statement<{ owner_id: number }>(
  'erase_upload_usage',
  'delete from upload_usage where owner_id = :owner_id',
);
