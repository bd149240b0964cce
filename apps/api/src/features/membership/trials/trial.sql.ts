import { statement } from '../../../platform/db/statement.ts';

/** Claims the trial for all keys of a person; `first` only if none was claimed before. */
export const claimTrialKeys = statement<{ account_id: number; keys: Buffer[] }, { first: boolean }>(
  'claim_trial_keys',
  `with claimed as (
     insert into trial (person_key, account_id) select unnest(:keys::bytea[]), :account_id on conflict do nothing returning 1
   ) select count(*) = cardinality(:keys::bytea[]) as first from claimed`,
);

/**
 * Takes one of a partner's monthly gift trials; no row where none is left. The row is locked, so that simultaneous
 * gifts are counted.
 */
export const takePresent = statement<{ partner_id: number; most: number }, { given: number }>(
  'take_trial_present',
  `insert into trial_present (partner_id, month, given)
   select :partner_id, date_trunc('month', now() at time zone 'utc')::date, 1 where :most::int > 0
   on conflict (partner_id, month) do update set given = trial_present.given + 1 where trial_present.given < :most::int
   returning given`,
);
