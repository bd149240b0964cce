import { statement } from '../../../platform/db/statement.ts';

/** Failures within the window, and seconds since the last one. */
export const readFailures = statement<
  { login_key: Buffer; window_seconds: number },
  { failures: number; seconds_since: number }
>(
  'read_login_failures',
  `select failures, extract(epoch from now() - last_at)::float8 as seconds_since from login_failure
   where login_key = :login_key and first_at > now() - make_interval(secs => :window_seconds::int)`,
);

export const countFailure = statement<{ login_key: Buffer; window_seconds: number }>(
  'count_login_failure',
  `insert into login_failure (login_key, failures, first_at, last_at) values (:login_key, 1, now(), now())
   on conflict (login_key) do update set
     failures = case when login_failure.first_at > now() - make_interval(secs => :window_seconds::int) then login_failure.failures + 1 else 1 end,
     first_at = case when login_failure.first_at > now() - make_interval(secs => :window_seconds::int) then login_failure.first_at else now() end,
     last_at = now()`,
);

export const clearFailures = statement<{ login_key: Buffer }>(
  'clear_login_failures',
  'delete from login_failure where login_key = :login_key',
);

export const purgeFailures = statement<object>(
  'purge_login_failures',
  "delete from login_failure where last_at < now() - interval '1 day'",
);
