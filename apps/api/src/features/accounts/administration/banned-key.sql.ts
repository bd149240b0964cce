import { purgeStatement } from '../../../platform/db/purge-in-batches.ts';
import { statement } from '../../../platform/db/statement.ts';

/** Stores the keys of a suspended account; of two sanctions the longer counts. */
export const insertBannedKeys = statement<{ hashes: Buffer[]; account_id: number; until: Date | null }>(
  'insert_banned_keys',
  `insert into banned_key as b (key_hash, account_id, until)
   select hash, a.id, :until::timestamptz from unnest(:hashes::bytea[]) hash, account a where a.id = :account_id and a.status = 'suspended'
   on conflict (key_hash, account_id) do update set until =
     case when b.until is null or excluded.until is null then null else greatest(b.until, excluded.until) end`,
);

export const deleteBannedKeys = statement<{ account_id: number }>(
  'delete_banned_keys',
  'delete from banned_key where account_id = :account_id',
);

export const findBannedKey = statement<{ hashes: Buffer[] }, { found: boolean }>(
  'find_banned_key',
  'select exists (select 1 from banned_key where key_hash = any(:hashes::bytea[]) and (until is null or until > now())) as found',
);

export const purgeBannedKeys = purgeStatement('purge_banned_keys', 'banned_key', 'until < now()');
