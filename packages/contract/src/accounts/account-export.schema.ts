import Type from 'typebox';
import { define, type EndpointSchemas } from '../protocol/endpoint.ts';
import { NoParams, NoQuery, IdParams } from '../protocol/pagination.schema.ts';
import { startExport, latestExport, downloadExport } from './account-export.ts';

export const accountExportSchemas = {
  startExport: {
    summary:
      'Begins to collect everything the member has here as a ZIP archive. While one is being made, it answers that one.',
    limit: { max: 20, seconds: 3_600 },
    params: NoParams,
    query: NoQuery,
    body: null,
    reply: { 202: Type.Object({ id: Type.Integer() }, { additionalProperties: false }) },
    errors: ['session_over', 'export_too_often'],
  },
  latestExport: {
    summary: 'The member’s newest archive that can still be downloaded or is being made, as a list of at most one.',
    limit: { max: 120, seconds: 60 },
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
  },
  downloadExport: {
    summary: 'The archive, to its owner, for seven days.',
    limit: { max: 30, seconds: 3_600 },
    params: IdParams,
    query: NoQuery,
    body: null,
    /** A file, not JSON: `application/zip`. */
    reply: { 200: Type.Unsafe<AsyncIterable<Uint8Array>>({ type: 'string', contentMediaType: 'application/zip' }) },
    errors: ['session_over', 'not_found', 'export_gone'],
  },
} as const satisfies EndpointSchemas;

export const accountExportContract = define({ startExport, latestExport, downloadExport }, accountExportSchemas);
