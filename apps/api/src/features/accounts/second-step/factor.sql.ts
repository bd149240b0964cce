import { hotRead, statement } from '../../../platform/db/statement.ts';
import type { FactorStore } from './accept-code.ts';

export const readFactor = hotRead<{ account_id: number }, { is_confirmed: boolean; recovery_left: number }>(
  'read_account_factor',
  `select confirmed_at is not null as is_confirmed, cardinality(recovery_hashes) as recovery_left
   from account_factor where account_id = :account_id`,
);

/** Stores a new secret; no row where one is confirmed. */
export const putFactor = statement<{ account_id: number; sealed: Buffer }, { account_id: number }>(
  'put_account_factor',
  `insert into account_factor (account_id, sealed) values (:account_id, :sealed)
   on conflict (account_id) do update set sealed = excluded.sealed, last_step = 0, failures = 0, created_at = now()
     where account_factor.confirmed_at is null returning account_id`,
);

/**
 * Counts a try before the code is compared, so that simultaneous tries cannot pass the limit. No row without a factor,
 * or after `tries` failures within the pause.
 */
export const countTry = statement<
  { account_id: number; tries: number; minutes: number },
  { sealed: Buffer; is_confirmed: boolean }
>(
  'count_factor_try',
  `update account_factor set failed_at = now(),
     failures = case when failed_at < now() - make_interval(mins => :minutes::int) then 1 else failures + 1 end
   where account_id = :account_id
     and not coalesce(failures >= :tries::int and failed_at > now() - make_interval(mins => :minutes::int), false)
   returning sealed, confirmed_at is not null as is_confirmed`,
);

const takeStep = statement<{ account_id: number; step: number }, { is_first: boolean }>(
  'take_factor_step',
  `update account_factor f set last_step = :step, failures = 0, confirmed_at = coalesce(f.confirmed_at, now())
   from (select account_id, confirmed_at is null as is_first from account_factor where account_id = :account_id for update) before
   where f.account_id = before.account_id and f.last_step < :step returning before.is_first`,
);

const takeRecovery = statement<{ account_id: number; hash: Buffer }, { account_id: number }>(
  'take_factor_recovery',
  `update account_factor set recovery_hashes = array_remove(recovery_hashes, :hash::bytea), failures = 0
   where account_id = :account_id and confirmed_at is not null and :hash::bytea = any(recovery_hashes) returning account_id`,
);

const putRecovery = statement<{ account_id: number; hashes: Buffer[] }>(
  'put_factor_recovery',
  'update account_factor set recovery_hashes = :hashes where account_id = :account_id',
);

/** The device that the hash names may repeat its code for these minutes. */
export const allowRepeat = statement<{ account_id: number; hash: Buffer; minutes: number }>(
  'allow_factor_repeat',
  `update account_factor set repeat_hash = :hash, repeat_until = now() + make_interval(mins => :minutes::int)
   where account_id = :account_id`,
);

export const canRepeat = statement<{ account_id: number; hash: Buffer }, { may: boolean }>(
  'can_factor_repeat',
  `select exists (select 1 from account_factor
     where account_id = :account_id and repeat_hash = :hash and repeat_until > now()) as may`,
);

/** Accepts a repeated code. The try, which was counted before, counts no longer. */
export const acceptRepeat = statement<{ account_id: number; hash: Buffer }>(
  'accept_factor_repeat',
  `update account_factor set failures = greatest(failures - 1, 0)
   where account_id = :account_id and repeat_hash = :hash and repeat_until > now()`,
);

export const deleteFactor = statement<{ account_id: number }>(
  'delete_account_factor',
  'delete from account_factor where account_id = :account_id',
);

/** Deletes a second step, and keeps it with the links that undo a change since it was turned on. */
export const turnFactorOff = statement<{ account_id: number }>(
  'turn_account_factor_off',
  `with gone as (delete from account_factor where account_id = :account_id returning *)
   update account_undo u set factor_sealed = gone.sealed, factor_confirmed_at = gone.confirmed_at, factor_step = gone.last_step,
     factor_recovery_hashes = gone.recovery_hashes
   from gone where u.account_id = gone.account_id and u.expires_at > now() and u.created_at > gone.confirmed_at`,
);

export const memberFactors: FactorStore = {
  takeStep: (db, account_id, step) => takeStep.first(db, { account_id, step }),
  takeRecovery: async (db, account_id, hash) => (await takeRecovery.first(db, { account_id, hash })) !== undefined,
  putRecovery: (db, account_id, hashes) => putRecovery.run(db, { account_id, hashes }),
};
