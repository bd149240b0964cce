import { statement } from '../../../platform/db/statement.ts';

/**
 * Notes an attempt and answers how many there were before it: from this address in an hour, and from everywhere in ten
 * minutes, up to `most`.
 */
export const recordAttempt = statement<
  { address_hash: Buffer; most: number },
  { from_address: number; from_all: number }
>(
  'record_registration_attempt',
  `with noted as (insert into registration_attempt (address_hash) values (:address_hash))
   select (select count(*) from registration_attempt where address_hash = :address_hash and tried_at > now() - interval '1 hour') as from_address,
          (select count(*) from (select 1 from registration_attempt where tried_at > now() - interval '10 minutes' limit :most::int) recent) as from_all`,
);

/** Attempts from one address wait for each other, or a burst would see none of its own. */
export const lockAttempts = statement<{ address_hash: Buffer }>(
  'lock_registration_attempts',
  "select pg_advisory_xact_lock(hashtextextended(encode(:address_hash::bytea, 'hex'), 54))",
);

export const purgeAttempts = statement<object>(
  'purge_registration_attempts',
  "delete from registration_attempt where tried_at < now() - interval '1 hour'",
);
