import type { Static } from 'typebox';
import { endpoint } from '../protocol/endpoint.ts';
import type * as schema from './audit.schema.ts';

export type AuditEntry = Static<typeof schema.AuditEntry>;

export const listAudit = endpoint<typeof schema.auditSchemas.listAudit>({
  method: 'GET',
  path: '/staff/audit',
  audience: 'member',
  permission: 'audit.read',
  idempotency: 'safe',
});
