import { purgeStatement } from '../../../platform/db/purge-in-batches.ts';
import { statement } from '../../../platform/db/statement.ts';

/**
 * Records an attempt. Returns the number of earlier ones: from this address within an hour, and from all addresses
 * within ten minutes (at most `most`).
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

/** Serializes attempts from one address, so that a burst counts its own attempts. */
export const lockAttempts = statement<{ address_hash: Buffer }>(
  'lock_registration_attempts',
  "select pg_advisory_xact_lock(hashtextextended(encode(:address_hash::bytea, 'hex'), 54))",
);

export const purgeAttempts = purgeStatement(
  'purge_registration_attempts',
  'registration_attempt',
  "tried_at < now() - interval '1 hour'",
);
