import type { StaffRole } from '@peonia/contract/staff/staff.ts';
import { statement } from '../../../platform/db/statement.ts';

export interface AccessFactsRow {
  readonly name: string;
  readonly roles: StaffRole[];
  readonly has_factor: boolean;
  /** Last use of the staff session; null without second factor or after the idle time. */
  readonly seen_at: Date | null;
}

/** Facts about a member of staff on one session; no row for others and closed accounts. */
export const readStaffRow = statement<
  { member_id: number; session_id: number; minutes: number },
  AccessFactsRow & Record<string, unknown>
>(
  'read_staff_row',
  `select a.name, array_agg(r.role order by r.role) as roles,
     exists (select 1 from staff_factor f where f.member_id = a.id and f.confirmed_at is not null) as has_factor,
     (select p.seen_at from staff_session p where p.session_id = :session_id and p.member_id = a.id and p.seen_at > now() - make_interval(mins => :minutes::int)) as seen_at
   from active_account a join staff_role r on r.member_id = a.id where a.id = :member_id group by a.id, a.name`,
);

/** Whether a code opened the staff session within these minutes. Each code that is given opens it again. */
export const hasFreshCode = statement<{ member_id: number; session_id: number; minutes: number }, { fresh: boolean }>(
  'staff_code_is_fresh',
  `select exists (
     select 1 from staff_session
     where session_id = :session_id and member_id = :member_id and opened_at > now() - make_interval(mins => :minutes::int)
   ) as fresh`,
);

/** At most one write per 30 seconds. */
export const touchStaffSession = statement<{ session_id: number }>(
  'touch_staff_pass',
  "update staff_session set seen_at = now() where session_id = :session_id and seen_at < now() - interval '30 seconds'",
);

/** Whether a member may see files under review now: has a role and an active staff session. */
export const hasOpenStaffSession = statement<
  { member_id: number; roles: readonly StaffRole[]; minutes: number },
  { so: boolean }
>(
  'staff_looks_now',
  `select exists (
     select 1 from staff_role r join active_account a on a.id = r.member_id join staff_session p on p.member_id = r.member_id
     where r.member_id = :member_id and r.role = any(:roles::text[]) and p.seen_at > now() - make_interval(mins => :minutes::int)
   ) as so`,
);

/**
 * Counts a try before the code is compared, so that simultaneous tries cannot pass the limit. A right code resets the
 * count; after a pause it restarts. No row without a factor, or after `tries` failures within the pause.
 */
export const countTry = statement<{ member_id: number; tries: number; minutes: number }, { sealed: Buffer }>(
  'count_staff_try',
  `update staff_factor set failed_at = now(),
     failures = case when failed_at < now() - make_interval(mins => :minutes::int) then 1 else failures + 1 end
   where member_id = :member_id
     and not coalesce(failures >= :tries::int and failed_at > now() - make_interval(mins => :minutes::int), false)
   returning sealed`,
);

export const factorExists = statement<{ member_id: number }, { exists: boolean }>(
  'staff_factor_exists',
  'select exists (select 1 from staff_factor where member_id = :member_id) as exists',
);

/** Stores a new secret; no row where one is confirmed. */
export const putFactor = statement<{ member_id: number; sealed: Buffer }, { member_id: number }>(
  'put_staff_factor',
  `insert into staff_factor (member_id, sealed) values (:member_id, :sealed)
   on conflict (member_id) do update set sealed = excluded.sealed, last_step = 0 where staff_factor.confirmed_at is null returning member_id`,
);

/** Uses a code, once. No row if it, or a later one, was used before. */
export const takeStep = statement<{ member_id: number; step: number }, { is_first: boolean }>(
  'take_staff_step',
  `update staff_factor f set last_step = :step, failures = 0, confirmed_at = coalesce(f.confirmed_at, now())
   from (select member_id, confirmed_at is null as is_first from staff_factor where member_id = :member_id for update) before
   where f.member_id = before.member_id and f.last_step < :step returning before.is_first`,
);

export const takeRecovery = statement<{ member_id: number; hash: Buffer }, { member_id: number }>(
  'take_staff_recovery',
  `update staff_factor set recovery_hashes = array_remove(recovery_hashes, :hash::bytea), failures = 0
   where member_id = :member_id and confirmed_at is not null and :hash::bytea = any(recovery_hashes) returning member_id`,
);

export const putRecovery = statement<{ member_id: number; hashes: Buffer[] }>(
  'put_staff_recovery',
  'update staff_factor set recovery_hashes = :hashes where member_id = :member_id',
);

export const openStaffSession = statement<{ session_id: number; member_id: number }>(
  'open_staff_session',
  `insert into staff_session (session_id, member_id) values (:session_id, :member_id)
   on conflict (session_id) do update set member_id = excluded.member_id, opened_at = now(), seen_at = now()`,
);

export const closeStaffSession = statement<{ session_id: number }>(
  'close_staff_session',
  'delete from staff_session where session_id = :session_id',
);

/** Resets a lost second factor (by the operator) and ends its staff sessions. */
export const resetFactor = statement<{ name: string }>(
  'reset_staff_factor',
  `with who as (select id from active_account where name = :name), passes as (delete from staff_session where member_id in (select id from who))
   delete from staff_factor where member_id in (select id from who)`,
);

export const eraseFactor = statement<{ member_id: number }>(
  'erase_staff_factor',
  'with passes as (delete from staff_session where member_id = :member_id) delete from staff_factor where member_id = :member_id',
);
