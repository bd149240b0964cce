import type { Static } from 'typebox';
import { endpoint } from '../protocol/endpoint.ts';
import type * as schema from './suspended-member.schema.ts';

export type SuspendedMember = Static<typeof schema.SuspendedMember>;

export const readSuspendedMember = endpoint<typeof schema.suspendedMemberSchemas.readSuspendedMember, 'visitor'>({
  method: 'POST',
  path: '/appeals/account',
  audience: 'visitor',
  idempotency: 'natural',
});

export const startSuspendedExport = endpoint<typeof schema.suspendedMemberSchemas.startSuspendedExport, 'visitor'>({
  method: 'POST',
  path: '/appeals/export',
  audience: 'visitor',
  idempotency: 'natural',
});

export const downloadSuspendedExport = endpoint<
  typeof schema.suspendedMemberSchemas.downloadSuspendedExport,
  'visitor'
>({
  method: 'POST',
  path: '/appeals/export/download',
  audience: 'visitor',
  idempotency: 'natural',
});

export const setSuspendedErasure = endpoint<typeof schema.suspendedMemberSchemas.setSuspendedErasure, 'visitor'>({
  method: 'PUT',
  path: '/appeals/erasure',
  audience: 'visitor',
  idempotency: 'natural',
});
