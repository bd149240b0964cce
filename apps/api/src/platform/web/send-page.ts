import type { FastifyReply, FastifyRequest } from 'fastify';
import { acceptedEncoding } from '../http/replies/accepted-encoding.ts';
import type { CachedPage } from './page-cache.ts';

/** Returns a page in the best encoding the browser takes, or says that it has it already. */
export function sendPage(request: FastifyRequest, reply: FastifyReply, page: CachedPage): FastifyReply {
  const encoding = acceptedEncoding(request.headers['accept-encoding']);
  const etag = encoding === null ? page.etag : page.etag.replace(/"$/, `-${encoding}"`);
  reply.header('vary', 'Accept-Encoding, Accept-Language, Cookie');
  // Pages follow the releases and the lists; asking again costs little, because an equal page is not sent twice.
  reply.header('cache-control', 'no-cache').header('etag', etag);
  if (page.status === 200 && request.headers['if-none-match'] === etag) return reply.code(304).send();
  if (encoding !== null) reply.header('content-encoding', encoding);
  return reply
    .code(page.status)
    .type('text/html; charset=utf-8')
    .send(encoding === null ? page.plain : page[encoding]);
}
