import { statement } from '../../../platform/db/statement.ts';

/** Claims the trial for all keys of a person; `first` only if none was claimed before. */
export const claimTrialKeys = statement<{ account_id: number; keys: Buffer[] }, { first: boolean }>(
  'claim_trial_keys',
  `with claimed as (
     insert into trial (person_key, account_id) select unnest(:keys::bytea[]), :account_id on conflict do nothing returning 1
   ) select count(*) = cardinality(:keys::bytea[]) as first from claimed`,
);
