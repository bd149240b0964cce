import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { BlobStore } from '../../../platform/blobs/blob-store.ts';
import type { Db } from '../../../platform/db/statement.ts';
import { refuse } from '../../../platform/http/refusal.ts';
import { blobName, contentTypes, renditionOf, renditions, type Rendition } from '../media-url.ts';
import { openById, openByName, openForStaff } from './item.sql.ts';
import { readRange } from './read-range.ts';
import type { UrlSigner, Viewer } from './signed-url.ts';

interface ServingContext {
  readonly db: Db;
  readonly blobs: BlobStore;
  readonly signer: UrlSigner;
  /** Origin of the CDN; empty where there is none. */
  readonly mediaUrl: string;
  /** Whether a member is a reviewer now; checked at each request. */
  mayReview(db: Db, memberId: number): Promise<boolean>;
}

/** A lasting name never changes its content, so caches may store it forever. */
const lasting = 'public, max-age=31536000, immutable';
/** Private caching, no longer than the address is valid. */
const passing = 'private, no-store';

/** A CDN asks again after ten minutes, so that a removed photo is gone there as well. */
const passingAtCdn = 'public, max-age=600';

/**
 * After the hook of all replies: a file opened directly may run nothing. On a host of its own it is embedded by pages
 * of another.
 */
const sandboxed = (mediaUrl: string) => ({
  onSend: async (_request: FastifyRequest, reply: FastifyReply) => {
    reply.header('content-security-policy', "default-src 'none'; frame-ancestors 'none'; sandbox");
    if (mediaUrl !== '') reply.header('cross-origin-resource-policy', 'cross-origin');
  },
});

/**
 * Serves renditions: public files by lasting names, the rest by signed addresses whose access is checked at each
 * request.
 */
export function serveMedia(app: FastifyInstance, context: ServingContext): void {
  const { db, blobs, signer, mediaUrl } = context;
  const options = sandboxed(mediaUrl);

  app.get<{ Params: { file: string } }>('/media/:file', options, async (request, reply) => {
    const [, name = '', ending = ''] = /^([0-9a-f]{32})-([a-z0-9]+\.[a-z0-9]+)$/.exec(request.params.file) ?? [];
    const rendition = renditionOf(ending);
    const found =
      rendition === undefined || rendition === 'frames'
        ? undefined
        : await openByName.first(db, { name, is_blur: rendition === 'blur' });
    if (rendition === undefined || found === undefined) throw refuse('not_found');
    const etag = `"${name}-${renditions[rendition].suffix}"`;
    void reply.headers({ etag, 'cache-control': lasting, 'cdn-cache-control': passingAtCdn });
    if (request.headers['if-none-match']?.includes(etag)) return reply.code(304).send();
    return sendBlob(request, reply, blobs, found.blob, rendition);
  });

  app.get<{ Params: { file: string } }>('/media/signed/:file', options, async (request, reply) => {
    const signed = signer.read(request.params.file);
    const found = signed === null ? undefined : await openSigned(context, signed.id, signed.viewer);
    if (signed === null || found === undefined) throw refuse('not_found');
    void reply.header('cache-control', passing);
    return sendBlob(request, reply, blobs, found.blob, signed.rendition);
  });
}

async function openSigned(
  { db, mayReview }: ServingContext,
  id: number,
  viewer: Viewer,
): Promise<{ blob: string } | undefined> {
  if (!viewer.is_staff) return openById.first(db, { id, reader: viewer.id });
  return (await mayReview(db, viewer.id)) ? openForStaff.first(db, { id }) : undefined;
}

/** The whole file, or the part that a player asks for. */
async function sendBlob(
  request: FastifyRequest,
  reply: FastifyReply,
  blobs: BlobStore,
  blob: string,
  rendition: Rendition,
): Promise<FastifyReply> {
  const name = blobName(blob, rendition);
  const { range: wanted } = request.headers;
  const bytes = wanted === undefined ? null : await blobs.sizeOf(name);
  const range = wanted === undefined || bytes === null ? null : readRange(wanted, bytes);
  if (range === 'beyond')
    return reply
      .headers({ 'cache-control': 'no-store', 'content-range': `bytes */${bytes}` })
      .code(416)
      .send();
  const found = await blobs.get(name, range ?? undefined);
  if (found === null) {
    // A missing file may appear later: not cached.
    void reply.removeHeader('etag').removeHeader('cdn-cache-control').header('cache-control', 'no-store');
    throw refuse('not_found');
  }
  const headers = {
    'content-type': contentTypes[renditions[rendition].ext],
    'content-length': found.bytes,
    'content-disposition': 'inline',
    'accept-ranges': 'bytes',
  };
  if (range === null) return reply.headers(headers).send(found.stream);
  return reply
    .headers({ ...headers, 'content-range': `bytes ${range.start}-${range.end}/${bytes}` })
    .code(206)
    .send(found.stream);
}
