import type { FastifyReply, FastifyRequest } from 'fastify';
import { refuse } from '../../../platform/http/refusal.ts';
import type { ResumableRow } from './resumable.sql.ts';

export const tusVersion = '1.0.0';
export const tusExtensions = 'creation,termination,expiration';

/** Headers of every tus reply; none may be cached. */
export function tusHeaders(reply: FastifyReply): FastifyReply {
  return reply.headers({ 'tus-resumable': tusVersion, 'cache-control': 'no-store' });
}

/** Offset, expiry and resulting upload. */
export function stateHeaders(
  row: Pick<ResumableRow, 'arrived' | 'length' | 'expires_at' | 'upload_id'>,
): Record<string, string> {
  return {
    'upload-offset': String(row.arrived),
    'upload-length': String(row.length),
    'upload-expires': row.expires_at.toUTCString(),
    ...(row.upload_id === null ? {} : { 'upload-id': String(row.upload_id) }),
  };
}

/** A whole number from a header of the request. */
export function numberHeader(request: FastifyRequest, name: 'upload-length' | 'upload-offset'): number {
  const text = request.headers[name];
  if (typeof text !== 'string' || !/^\d{1,15}$/.test(text)) throw refuse('input_invalid', { field: name });
  return Number(text);
}
