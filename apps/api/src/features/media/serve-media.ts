import type { FastifyInstance } from 'fastify';
import type { BlobStore } from '../../platform/blobs/blob-store.ts';
import { refuse } from '../../platform/http/refusal.ts';
import { renditions } from './media-url.ts';

const suffixes = Object.values(renditions).map(({ suffix }) => suffix);
const ownName = new RegExp(`^[0-9a-f]{32}-(?:${suffixes.join('|')})\\.webp$`);

/** Serves renditions. The name never changes its content: it is its own ETag, and caches keep it for good. */
export function serveMedia(app: FastifyInstance, blobs: BlobStore): void {
  app.get<{ Params: { file: string } }>('/media/:file', {
    // After the hook of all answers: a picture opened by itself may do nothing at all.
    onSend: async (_request, reply) => void reply.header('content-security-policy', "default-src 'none'; frame-ancestors 'none'; sandbox"),
    async handler(request, reply) {
      const { file } = request.params;
      if (!ownName.test(file)) throw refuse('not_found');
      const etag = `"${file.slice(0, -'.webp'.length)}"`;
      if (request.headers['if-none-match']?.includes(etag)) return reply.code(304).headers(cacheHeaders(etag)).send();
      const blob = await blobs.get(file);
      if (blob === null) throw refuse('not_found');
      return reply.headers(cacheHeaders(etag)).headers({ 'content-type': 'image/webp', 'content-length': blob.bytes, 'content-disposition': 'inline' }).send(blob.stream);
    },
  });
}

function cacheHeaders(etag: string): Record<string, string> {
  return { etag, 'cache-control': 'public, max-age=31536000, immutable' };
}
