import type { Static } from 'typebox';
import { endpoint } from '../protocol/endpoint.ts';
import type * as schema from './staff.schema.ts';

export const staffRoles = ['support', 'moderator', 'translator', 'finance', 'fulfilment', 'admin'] as const;

export type StaffRole = (typeof staffRoles)[number];

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

/** What each part of an analysis needs: a part is missing where the caller has none of its roles. */
export const analysisRoles = {
  log: ['support', 'moderator', 'admin'],
  login_at: ['support', 'moderator', 'admin'],
  trade: ['finance', 'admin'],
  message: ['moderator', 'admin'],
} as const satisfies Readonly<Record<string, readonly StaffRole[]>>;

export type Analysis = Static<typeof schema.Analysis>;

export const analyse = endpoint<typeof schema.staffSchemas.analyse>({
  method: 'POST',
  path: '/analysis',
  audience: 'member',
  idempotency: 'natural',
});
