import type { Transport } from '@peonia/contract/protocol/page-renderer.ts';
import type { FastifyInstance, FastifyRequest } from 'fastify';

/**
 * API calls while a page is rendered: without a socket, but with the same validation, limits and policies as a guest.
 */
export function insideTransport(app: FastifyInstance, request: FastifyRequest): Transport {
  return async ({ method, url, headers, body }) => {
    const reply = await app.inject({
      method: method as 'GET',
      url,
      // The same host, so that the page and its calls are of one variant.
      headers: { ...headers, host: request.host },
      // Rate limits count the guest who requested the page, not the server.
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
