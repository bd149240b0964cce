import type { Static } from 'typebox';
import { endpoint } from '../protocol/endpoint.ts';
import type { StaffPermission } from './staff-permissions.ts';
import type * as schema from './staff.schema.ts';

export { staffRoles, type StaffRole } from './staff-roles.ts';

export type StaffSession = Static<typeof schema.StaffSession>;

export const getStaffSession = endpoint<typeof schema.staffSchemas.getStaffSession>({
  method: 'GET',
  path: '/staff/pass',
  audience: 'member',
  idempotency: 'safe',
});

export const enrolFactor = endpoint<typeof schema.staffSchemas.enrolFactor>({
  method: 'POST',
  path: '/staff/pass',
  audience: 'member',
  idempotency: 'natural',
});

export const openStaffSession = endpoint<typeof schema.staffSchemas.openStaffSession>({
  method: 'PUT',
  path: '/staff/pass',
  audience: 'member',
  idempotency: 'once',
});

export const closeStaffSession = endpoint<typeof schema.staffSchemas.closeStaffSession>({
  method: 'DELETE',
  path: '/staff/pass',
  audience: 'member',
  idempotency: 'natural',
});

/** What each part of an analysis needs: a part is missing where the caller's roles do not permit it. */
export const analysisPermissions = {
  log: 'members.activity',
  login_at: 'members.activity',
  trade: 'members.trade',
  message: 'members.messages',
} as const satisfies Readonly<Record<string, StaffPermission>>;

export type Analysis = Static<typeof schema.Analysis>;

export const analyse = endpoint<typeof schema.staffSchemas.analyse>({
  method: 'POST',
  path: '/analysis',
  audience: 'member',
  permission: 'members.analyse',
  idempotency: 'natural',
});
