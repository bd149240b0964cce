import { statement } from '../../../platform/db/statement.ts';

/** Serializes sends to one address, so that simultaneous requests respect its limits. */
export const lockAddress = statement<{ address_hash: Buffer }>(
  'lock_code_address',
  "select pg_advisory_xact_lock(hashtextextended(encode(:address_hash::bytea, 'hex'), 20))",
);

export const recentSends = statement<
  { address_hash: Buffer },
  { sends: number; seconds_since: number | null; seconds_to_oldest: number | null }
>(
  'recent_code_sends',
  `select count(*) as sends, extract(epoch from now() - max(sent_at))::float8 as seconds_since,
          extract(epoch from min(sent_at) + interval '30 minutes' - now())::float8 as seconds_to_oldest
   from verification_code where address_hash = :address_hash and sent_at > now() - interval '30 minutes'`,
);

export const insertCode = statement<{
  purpose: string;
  address_hash: Buffer;
  account_id: number | null;
  code_hash: Buffer | null;
  minutes: number;
}>(
  'insert_code',
  `insert into verification_code (purpose, address_hash, account_id, code_hash, expires_at)
   values (:purpose, :address_hash, :account_id, :code_hash, now() + make_interval(mins => :minutes::int))`,
);

/** Counts an attempt on the newest code of this purpose. The right code is used up. */
export const tryCode = statement<
  { purpose: string; address_hash: Buffer; code_hash: Buffer; tries: number },
  { right: boolean; account_id: number | null }
>(
  'try_code',
  `update verification_code set tries = tries + 1, used_at = case when code_hash = :code_hash then now() end
   where id = (select id from verification_code where purpose = :purpose and address_hash = :address_hash order by id desc limit 1)
     and used_at is null and expires_at > now() and tries < :tries and code_hash is not null
   returning used_at is not null as right, account_id`,
);

export const purgeCodes = statement<object>(
  'purge_codes',
  "delete from verification_code where expires_at < now() - interval '1 hour'",
);
