import Type from 'typebox';
import { endpoint } from './endpoint.ts';
import { IdParams, NoParams, NoQuery } from './paging.ts';

export const startExport = endpoint({
  method: 'POST',
  path: '/export',
  summary:
    'Begins to collect everything the member has here as a ZIP archive. While one is being made, it answers that one.',
  audience: 'member',
  limit: { max: 20, seconds: 3_600 },
  idempotency: 'natural',
  params: NoParams,
  query: NoQuery,
  body: null,
  reply: { 202: Type.Object({ id: Type.Integer() }, { additionalProperties: false }) },
  errors: ['session_over', 'export_too_often'],
});

export const latestExport = endpoint({
  method: 'GET',
  path: '/exports',
  summary: 'The member’s newest archive that can still be downloaded or is being made, as a list of at most one.',
  audience: 'member',
  limit: { max: 120, seconds: 60 },
  idempotency: 'safe',
  params: NoParams,
  query: NoQuery,
  body: null,
  reply: {
    200: Type.Object(
      {
        items: Type.Array(
          Type.Object(
            { id: Type.Integer(), ready: Type.Boolean(), expires_at: Type.String() },
            { additionalProperties: false },
          ),
        ),
      },
      { additionalProperties: false },
    ),
  },
  errors: ['session_over'],
});

export const downloadExport = endpoint({
  method: 'GET',
  path: '/exports/:id',
  summary: 'The archive, to its owner, for seven days.',
  audience: 'member',
  limit: { max: 30, seconds: 3_600 },
  idempotency: 'safe',
  params: IdParams,
  query: NoQuery,
  body: null,
  /** A file, not JSON: `application/zip`. */
  reply: { 200: Type.Unsafe<AsyncIterable<Uint8Array>>({ type: 'string', contentMediaType: 'application/zip' }) },
  errors: ['session_over', 'not_found', 'export_gone'],
});

export const accountExportContract = { startExport, latestExport, downloadExport } as const;
