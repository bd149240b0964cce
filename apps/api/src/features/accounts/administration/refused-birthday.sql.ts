import { purgeStatement } from '../../../platform/db/purge-in-batches.ts';
import { statement } from '../../../platform/db/statement.ts';

/** Keeps the first birthday until its owner is old enough, one year at most. */
export const insertRefusedBirthday = statement<{ hashes: Buffer[]; birthday: string; age_min: number }>(
  'insert_refused_birthday',
  `insert into refused_birthday as r (key_hash, birthday, until)
   select hash, :birthday::date, least(current_date + interval '1 year', :birthday::date + make_interval(years => :age_min::int))
   from unnest(:hashes::bytea[]) hash
   on conflict (key_hash) do update set birthday = excluded.birthday, until = excluded.until, is_cleared = false
   where r.is_cleared or r.until <= current_date`,
);

/** The earliest birthday refused for these keys; null if there is none or staff cleared the account. */
export const findRefusedBirthday = statement<
  { hashes: Buffer[]; account_hash: Buffer | null },
  { birthday: string | null }
>(
  'find_refused_birthday',
  `select min(birthday)::text as birthday from refused_birthday where key_hash = any(:hashes::bytea[]) and until > current_date
     and not exists (select 1 from refused_birthday c where c.key_hash = :account_hash::bytea and c.is_cleared and c.until > current_date)`,
);

export const setBirthdayCleared = statement<{ account_hash: Buffer; birthday: string }>(
  'set_birthday_cleared',
  `insert into refused_birthday (key_hash, birthday, is_cleared, until)
   values (:account_hash, :birthday::date, true, current_date + interval '1 year')
   on conflict (key_hash) do update set is_cleared = true, until = excluded.until`,
);

export const purgeRefusedBirthdays = purgeStatement(
  'purge_refused_birthdays',
  'refused_birthday',
  'until <= current_date',
);
