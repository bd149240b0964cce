import type { Static } from 'typebox';
import { endpoint } from '../protocol/endpoint.ts';
import type * as schema from './role-desk.schema.ts';

export type StaffPerson = Static<typeof schema.StaffPerson>;
export type RoleRequest = Static<typeof schema.RoleRequest>;
export type RoleDesk = Static<typeof schema.RoleDesk>;

export const getRoleDesk = endpoint<typeof schema.roleDeskSchemas.getRoleDesk>({
  method: 'GET',
  path: '/staff/roles',
  audience: 'member',
  idempotency: 'safe',
  permission: 'roles.change',
});

export const askRoleChange = endpoint<typeof schema.roleDeskSchemas.askRoleChange>({
  method: 'POST',
  path: '/staff/roles/requests',
  audience: 'member',
  idempotency: 'natural',
  permission: 'roles.change',
});

export const decideRoleChange = endpoint<typeof schema.roleDeskSchemas.decideRoleChange>({
  method: 'PUT',
  path: '/staff/roles/requests',
  audience: 'member',
  idempotency: 'natural',
  permission: 'roles.change',
});
