import type { StaffRole } from '@peonia/contract/staff/staff-roles.ts';
import { statement } from '../../../platform/db/statement.ts';

/** Everybody with a role and an active account. */
export const listStaff = statement<
  object,
  { member_id: number; name: string; roles: StaffRole[]; since: Date; has_factor: boolean }
>(
  'list_staff_people',
  `select a.id as member_id, a.name, array_agg(r.role order by r.role) as roles, min(r.granted_at) as since,
     exists (select 1 from staff_factor f where f.member_id = a.id and f.confirmed_at is not null) as has_factor
   from active_account a join staff_role r on r.member_id = a.id group by a.id, a.name order by a.name, a.id`,
);

/** Roles of one member with an active account; no row for others. */
export const rolesOf = statement<{ member_id: number }, { name: string; roles: StaffRole[] }>(
  'read_roles_of',
  `select a.name, array(select r.role from staff_role r where r.member_id = a.id order by r.role) as roles
   from active_account a where a.id = :member_id`,
);

/** Locks the administrators against each other's removal, and returns those with an active account. */
export const lockAdmins = statement<object, { member_id: number }>(
  'lock_staff_admins',
  `select r.member_id from staff_role r join active_account a on a.id = r.member_id
   where r.role = 'admin' order by r.member_id for update of r`,
);

/** Replaces the roles; roles that stay keep their date. */
export const replaceRoles = statement<{ member_id: number; roles: readonly StaffRole[] }>(
  'replace_staff_roles',
  `with gone as (delete from staff_role where member_id = :member_id and role <> all(:roles::text[]))
   insert into staff_role (member_id, role) select :member_id, unnest(:roles::text[])
   on conflict (member_id, role) do nothing`,
);

/** Returns no row if a request about this member is waiting. */
export const insertRoleRequest = statement<
  { member_id: number; before: readonly StaffRole[]; roles: readonly StaffRole[]; reason: string; asked_by: number },
  { id: number }
>(
  'insert_role_request',
  `insert into staff_role_request (member_id, roles_before, roles, reason, asked_by)
   values (:member_id, :before, :roles, :reason, :asked_by)
   on conflict (member_id) where state = 'open' do nothing returning id`,
);

interface OpenRoleRequest {
  readonly id: number;
  readonly member_id: number;
  readonly name: string;
  readonly before: StaffRole[];
  readonly roles: StaffRole[];
  readonly reason: string;
  readonly asked_by: number;
  readonly asked_by_name: string | null;
  readonly asked_at: Date;
}

/** Requests that wait, oldest first. Those about a closed account are left out. */
export const openRoleRequests = statement<object, OpenRoleRequest & Record<string, unknown>>(
  'open_role_requests',
  `select q.id, q.member_id, a.name, q.roles_before as before, q.roles, q.reason, q.asked_by, s.name as asked_by_name, q.asked_at
   from staff_role_request q join active_account a on a.id = q.member_id
   left join active_account s on s.id = q.asked_by where q.state = 'open' order by q.id`,
);

export const lockRoleRequest = statement<
  { id: number },
  { id: number; member_id: number; before: StaffRole[]; roles: StaffRole[]; state: string; asked_by: number }
>(
  'lock_role_request',
  `select id, member_id, roles_before as before, roles, state, asked_by
   from staff_role_request where id = :id for update`,
);

export const decideRoleRequest = statement<{
  id: number;
  state: 'done' | 'refused';
  decided_by: number;
  detail: string;
}>(
  'decide_role_request',
  'update staff_role_request set state = :state, decided_by = :decided_by, decided_at = now(), detail = :detail where id = :id',
);

export const roleRequestsAbout = statement<
  { member_id: number },
  { before: StaffRole[]; roles: StaffRole[]; state: string; asked_at: Date; decided_at: Date | null }
>(
  'role_requests_about',
  `select roles_before as before, roles, state, asked_at, decided_at
   from staff_role_request where member_id = :member_id order by id`,
);

export const eraseRoleRequests = statement<{ member_id: number }>(
  'erase_role_requests',
  'delete from staff_role_request where member_id = :member_id',
);
