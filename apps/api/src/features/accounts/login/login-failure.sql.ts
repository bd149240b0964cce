import { purgeStatement } from '../../../platform/db/purge-in-batches.ts';
import { statement } from '../../../platform/db/statement.ts';

/**
 * Seconds of the wait after these failures: none for the first ten, then 5, 10, 20 … up to 300. Never a permanent lock.
 * Source: requirement 14.
 */
const pauseSeconds = 'case when f.failures < 10 then 0 else least(300, 5 * 2 ^ least(f.failures - 10, 10)) end';

/**
 * The commit does not wait for the disk: a crash of the database may forget the tries of its last second. Each login
 * would wait for two more writes. Counts are never part of a transaction, which would wait for nothing either.
 */
const unwaited = "(select set_config('synchronous_commit', 'off', true)) unwaited";

/** Failures within the window, and seconds until the next try. */
export const readFailures = statement<
  { login_key: Buffer; window_seconds: number },
  { failures: number; seconds_left: number }
>(
  'read_login_failures',
  `select failures, greatest(0, ceil(${pauseSeconds} - extract(epoch from now() - last_at)))::int as seconds_left
   from login_failure f where login_key = :login_key and first_at > now() - make_interval(secs => :window_seconds::int)`,
);

/** Counts a failure. Returns the failures within the window with this one. */
export const countFailure = statement<{ login_key: Buffer; window_seconds: number }, { failures: number }>(
  'count_login_failure',
  `insert into login_failure (login_key, failures, first_at, last_at) select :login_key, 1, now(), now() from ${unwaited}
   on conflict (login_key) do update set
     failures = case when login_failure.first_at > now() - make_interval(secs => :window_seconds::int) then login_failure.failures + 1 else 1 end,
     first_at = case when login_failure.first_at > now() - make_interval(secs => :window_seconds::int) then login_failure.first_at else now() end,
     last_at = now()
   returning failures`,
);

/** Counts a try before the password is compared, so that simultaneous tries see each other. No row during the wait. */
export const countTry = statement<{ login_key: Buffer; window_seconds: number }, { failures: number }>(
  'count_login_try',
  `insert into login_failure as f (login_key, failures, first_at, last_at) select :login_key, 1, now(), now() from ${unwaited}
   on conflict (login_key) do update set
     failures = case when f.first_at > now() - make_interval(secs => :window_seconds::int) then f.failures + 1 else 1 end,
     first_at = case when f.first_at > now() - make_interval(secs => :window_seconds::int) then f.first_at else now() end,
     last_at = now()
     where f.first_at <= now() - make_interval(secs => :window_seconds::int)
        or extract(epoch from now() - f.last_at) >= ${pauseSeconds}
   returning failures`,
);

/** Takes back a try that was no failure. */
export const uncountTry = statement<{ login_key: Buffer }>(
  'uncount_login_try',
  `update login_failure set failures = greatest(failures - 1, 0) from ${unwaited} where login_key = :login_key`,
);

export const clearFailures = statement<{ login_key: Buffer }>(
  'clear_login_failures',
  `delete from login_failure using ${unwaited} where login_key = :login_key`,
);

export const purgeFailures = purgeStatement(
  'purge_login_failures',
  'login_failure',
  "last_at < now() - interval '1 day'",
);
