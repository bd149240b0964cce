import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Transport } from './renderer.ts';

/**
 * Calls of the api while a page is rendered: no socket, but the same way through validation, limits and policies as a
 * guest.
 */
export function insideTransport(app: FastifyInstance, request: FastifyRequest): Transport {
  return async ({ method, url, headers, body }) => {
    const reply = await app.inject({
      method: method as 'GET',
      url,
      // The same host, so that the page and what it asks for are of one variant.
      headers: { ...headers, host: request.host },
      // Limits count the guest who asked for the page, not the server itself.
      remoteAddress: request.ip,
      ...(body === undefined ? {} : { payload: body }),
    });
    return {
      status: reply.statusCode,
      header: (name) => String(reply.headers[name] ?? '') || null,
      body: reply.payload,
    };
  };
}
