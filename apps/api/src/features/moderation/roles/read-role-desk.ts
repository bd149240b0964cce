import type { Limits } from '@peonia/contract/protocol/limits.ts';
import type { getRoleDesk as endpoint, RoleDesk } from '@peonia/contract/staff/role-desk.ts';
import type { Db } from '../../../platform/db/statement.ts';
import type { Call } from '../../../platform/http/call.ts';
import { requireStaff } from '../staff-session/require-staff.ts';
import { listStaff, openRoleRequests } from './role-request.sql.ts';

/** The staff with their roles, and the changes that wait for a second administrator. */
export async function readRoleDesk({ db, caller }: Call<typeof endpoint>, limits: Limits): Promise<RoleDesk> {
  await requireStaff(db, caller, 'roles.change', limits);
  return presentRoleDesk(db, caller.id);
}

export async function presentRoleDesk(db: Db, readerId: number): Promise<RoleDesk> {
  const staff = await listStaff.all(db, {});
  const requests = await openRoleRequests.all(db, {});
  return {
    staff: staff.map(({ member_id, since, ...person }) => ({
      user_id: member_id,
      since: since.toISOString(),
      ...person,
    })),
    requests: requests.map(({ member_id, asked_by, asked_by_name, asked_at, id, name, before, roles, reason }) => ({
      id,
      user_id: member_id,
      name,
      before,
      roles,
      reason,
      asked_by: asked_by_name ?? String(asked_by),
      asked_at: asked_at.toISOString(),
      own: asked_by === readerId,
      about_reader: member_id === readerId,
    })),
  };
}
