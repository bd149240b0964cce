import type { Limits } from '@peonia/contract/protocol/limits.ts';
import { isPermitted, staffPermissions, type StaffPermission } from '@peonia/contract/staff/staff-permissions.ts';
import type { StaffRole } from '@peonia/contract/staff/staff.ts';
import type { Db } from '../../../platform/db/statement.ts';
import type { Caller } from '../../../platform/http/call.ts';
import { refuse } from '../../../platform/http/refusal.ts';
import {
  hasFreshCode,
  hasOpenStaffSession,
  readStaffRow,
  touchStaffSession,
  type AccessFactsRow,
} from './factor.sql.ts';

type Minutes = Pick<Limits, 'staff_idle_minutes'>;

/**
 * Requires a role that permits it and an open staff session that is not idle. Roles are read at each call, so that a
 * revoked one ends at once. Throws `not_found` for others.
 */
export async function requireStaff(
  db: Db,
  caller: Caller,
  permission: StaffPermission,
  { staff_idle_minutes }: Minutes,
): Promise<readonly StaffRole[]> {
  const staff = await readStaff(db, caller, { staff_idle_minutes });
  if (staff === undefined || !isPermitted(staff.roles, permission)) throw refuse('not_found');
  if (!staff.has_factor) throw refuse('staff_factor_missing');
  if (staff.seen_at === null) throw refuse('staff_locked');
  await touchStaffSession.run(db, { session_id: caller.session_id });
  return staff.roles;
}

/**
 * As `requireStaff`, for what would do most harm in a session that was left open: the code of the second factor is at
 * most `staff_fresh_minutes` old. Throws `staff_step_up`.
 */
export async function requireFreshStaff(
  db: Db,
  caller: Caller,
  permission: StaffPermission,
  limits: Minutes & Pick<Limits, 'staff_fresh_minutes'>,
): Promise<readonly StaffRole[]> {
  const roles = await requireStaff(db, caller, permission, limits);
  const minutes = limits.staff_fresh_minutes;
  const { fresh } = await hasFreshCode.one(db, { member_id: caller.id, session_id: caller.session_id, minutes });
  if (!fresh) throw refuse('staff_step_up', { minutes });
  return roles;
}

export function readStaff(
  db: Db,
  caller: Caller,
  { staff_idle_minutes: minutes }: Minutes,
): Promise<AccessFactsRow | undefined> {
  return readStaffRow.first(db, { member_id: caller.id, session_id: caller.session_id, minutes });
}

/** Whether a member may see files under review now; checked at each request. */
export function mayReview({ staff_idle_minutes: minutes }: Minutes) {
  return async (db: Db, memberId: number): Promise<boolean> =>
    (
      await hasOpenStaffSession.one(db, {
        member_id: memberId,
        roles: staffPermissions['photos.review'].roles,
        minutes,
      })
    ).so;
}
