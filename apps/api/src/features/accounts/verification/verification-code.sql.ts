import { purgeStatement } from '../../../platform/db/purge-in-batches.ts';
import { statement } from '../../../platform/db/statement.ts';

/** Serializes sends to one address, so that simultaneous requests respect its limits. */
export const lockAddress = statement<{ address_hash: Buffer }>(
  'lock_code_address',
  "select pg_advisory_xact_lock(hashtextextended(encode(:address_hash::bytea, 'hex'), 20))",
);

/**
 * Requests of one asker within half an hour, and codes that were sent to all askers. A request that sent nothing has no
 * code.
 */
export const recentSends = statement<
  { purpose: string; address_hash: Buffer; asker_hash: Buffer },
  { requests: number; seconds_since: number | null; seconds_to_oldest: number | null; sent_to_all: number }
>(
  'recent_code_sends',
  `select count(*) filter (where asker_hash = :asker_hash) as requests,
          extract(epoch from now() - max(sent_at) filter (where asker_hash = :asker_hash))::float8 as seconds_since,
          extract(epoch from min(sent_at) filter (where asker_hash = :asker_hash) + interval '30 minutes' - now())::float8 as seconds_to_oldest,
          count(*) filter (where code_hash is not null) as sent_to_all
   from verification_code where address_hash = :address_hash and purpose = :purpose and sent_at > now() - interval '30 minutes'`,
);

export const insertCode = statement<{
  purpose: string;
  address_hash: Buffer;
  asker_hash: Buffer;
  browser_hash: Buffer;
  account_id: number | null;
  code_hash: Buffer | null;
  minutes: number;
}>(
  'insert_code',
  `insert into verification_code (purpose, address_hash, asker_hash, browser_hash, account_id, code_hash, expires_at)
   values (:purpose, :address_hash, :asker_hash, :browser_hash, :account_id, :code_hash, now() + make_interval(mins => :minutes::int))`,
);

/** Account of the newest code that this browser asked for. */
export const accountOfCode = statement<
  { purpose: string; address_hash: Buffer; browser_hash: Buffer },
  { account_id: number | null }
>(
  'account_of_code',
  `select account_id from verification_code
   where purpose = :purpose and address_hash = :address_hash and browser_hash = :browser_hash order by id desc limit 1`,
);

/**
 * Counts a wrong attempt on the newest code of this purpose and browser. The right code is used up, unless it is only
 * checked. `used_before`: it was used for the same within `repeat_minutes`, such as by a call whose reply was lost.
 */
export const tryCode = statement<
  {
    purpose: string;
    address_hash: Buffer;
    browser_hash: Buffer;
    code_hash: Buffer;
    tries: number;
    consumes: boolean;
    used_for: Buffer | null;
    repeat_minutes: number;
  },
  { right: boolean; account_id: number | null; used_before: Date | null }
>(
  'try_code',
  `update verification_code c set tries = c.tries + (c.code_hash <> :code_hash)::int,
     used_at = coalesce(c.used_at, case when c.code_hash = :code_hash and :consumes::boolean then now() end),
     used_for = coalesce(c.used_for, case when c.code_hash = :code_hash and :consumes::boolean then :used_for::bytea end)
   from (select id, used_at from verification_code where purpose = :purpose and address_hash = :address_hash
           and coalesce(browser_hash, :browser_hash) = :browser_hash order by id desc limit 1 for update) before
   where c.id = before.id and c.tries < :tries and c.code_hash is not null
     and case when c.used_at is null then c.expires_at > now()
           else c.used_for = :used_for::bytea and c.used_at > now() - make_interval(mins => :repeat_minutes::int) end
   returning c.code_hash = :code_hash as right, c.account_id, before.used_at as used_before`,
);

/** Counts a try before the code is compared. Returns the failures of the last hour with this one. */
export const countCodeFailure = statement<{ key_hash: Buffer }, { failures: number; seconds_left: number }>(
  'count_code_failure',
  `insert into code_failure as f (key_hash, failures, first_at) values (:key_hash, 1, now())
   on conflict (key_hash) do update set
     failures = case when f.first_at > now() - interval '1 hour' then f.failures + 1 else 1 end,
     first_at = case when f.first_at > now() - interval '1 hour' then f.first_at else now() end
   returning failures, ceil(extract(epoch from first_at + interval '1 hour' - now()))::int as seconds_left`,
);

/** Takes back the count of a try that was right. */
export const uncountCodeFailure = statement<{ key_hash: Buffer }>(
  'uncount_code_failure',
  'update code_failure set failures = greatest(failures - 1, 0) where key_hash = :key_hash',
);

export const purgeCodeFailures = purgeStatement(
  'purge_code_failures',
  'code_failure',
  "first_at < now() - interval '1 hour'",
);

export const purgeCodes = purgeStatement(
  'purge_verification_codes',
  'verification_code',
  "expires_at < now() - interval '1 hour'",
);
