import { endpoint } from '../protocol/endpoint.ts';
import type * as schema from './account-export.schema.ts';

export const startExport = endpoint<typeof schema.accountExportSchemas.startExport>({
  method: 'POST',
  path: '/export',
  audience: 'member',
  idempotency: 'natural',
});

export const latestExport = endpoint<typeof schema.accountExportSchemas.latestExport>({
  method: 'GET',
  path: '/exports',
  audience: 'member',
  idempotency: 'safe',
});

export const downloadExport = endpoint<typeof schema.accountExportSchemas.downloadExport>({
  method: 'GET',
  path: '/exports/:id',
  audience: 'member',
  idempotency: 'safe',
});
