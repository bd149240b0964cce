import type { FastifyRequest } from 'fastify';
import type { ClientHint } from '../call.ts';

/** Of X-Client-ID; another one is as good as none. */
export const clientIdPattern = '^[A-Za-z0-9_-]{8,128}$';

const clientIds = new RegExp(clientIdPattern);

/** Reads the specification's headers and the partner id of a request. */
export function clientHint(request: FastifyRequest, pid: string | null): ClientHint {
  const clientId = header(request, 'x-client-id');
  return {
    id: clientId !== null && clientIds.test(clientId) ? clientId : null,
    app: header(request, 'x-client') !== null,
    shell: header(request, 'x-client')?.split('/', 1)[0] ?? null,
    pid,
    token: bearerToken(request),
    address: request.ip,
    userAgent: request.headers['user-agent'],
  };
}

/** The bearer token of the Authorization header; null if missing or malformed. */
export function bearerToken(request: FastifyRequest): string | null {
  return /^Bearer ([A-Za-z0-9_-]{20,200})$/.exec(header(request, 'authorization') ?? '')?.[1] ?? null;
}

function header(request: FastifyRequest, name: string): string | null {
  const value = request.headers[name];
  return typeof value === 'string' && value !== '' ? value : null;
}
