import type { Limits } from '@peonia/contract/protocol/limits.ts';
import type { askRoleChange as endpoint, RoleDesk } from '@peonia/contract/staff/role-desk.ts';
import { staffRoles, type StaffRole } from '@peonia/contract/staff/staff-roles.ts';
import type { Db } from '../../../platform/db/statement.ts';
import type { Call } from '../../../platform/http/call.ts';
import { readReason } from '../../../platform/http/reading/read-reason.ts';
import { refuse } from '../../../platform/http/refusal.ts';
import { requireFreshStaff } from '../staff-session/require-staff.ts';
import { noteAct } from '../staff.sql.ts';
import { presentRoleDesk } from './read-role-desk.ts';
import { insertRoleRequest, lockAdmins, rolesOf } from './role-request.sql.ts';

/** Asks to replace the roles of a member. Nothing changes before a second administrator confirms. */
export async function askRoleChange({ db, caller, body }: Call<typeof endpoint>, limits: Limits): Promise<RoleDesk> {
  await requireFreshStaff(db, caller, 'roles.change', limits);
  const reason = readReason(body.reason);
  const member = await rolesOf.first(db, { member_id: body.user_id });
  if (member === undefined) throw refuse('not_found');
  const before = inOrder(member.roles);
  const roles = inOrder(body.roles);
  if (isSame(before, roles)) throw refuse('role_unchanged');
  await requireAdminLeft(db, body.user_id, roles);
  const asked = await insertRoleRequest.first(db, {
    member_id: body.user_id,
    before,
    roles,
    reason,
    asked_by: caller.id,
  });
  if (asked === undefined) throw refuse('role_request_open');
  await noteAct.run(db, {
    staff_id: caller.id,
    act: 'roles.asked',
    subject: 'account',
    subject_ids: [body.user_id],
    ...rolesForLog(before, roles),
    detail: reason,
  });
  return presentRoleDesk(db, caller.id);
}

/** Throws `role_last_admin` if the member is the only administrator and would not stay one. */
export async function requireAdminLeft(db: Db, memberId: number, roles: readonly StaffRole[]): Promise<void> {
  const admins = await lockAdmins.all(db, {});
  const isAdmin = admins.some(({ member_id }) => member_id === memberId);
  if (isAdmin && admins.length === 1 && !roles.includes('admin')) throw refuse('role_last_admin');
}

function inOrder(roles: readonly StaffRole[]): StaffRole[] {
  return staffRoles.filter((role) => roles.includes(role));
}

export function isSame(one: readonly StaffRole[], other: readonly StaffRole[]): boolean {
  return inOrder(one).join() === inOrder(other).join();
}

/** Roles before and after, for the audit log. */
export function rolesForLog(before: readonly StaffRole[], after: readonly StaffRole[]) {
  return { before: before.join(', ') || '-', after: after.join(', ') || '-' };
}
