import type { CataloguePicture, sendCataloguePicture as endpoint } from '@peonia/contract/catalogue/catalogue.ts';
import { limits as clientLimits } from '@peonia/contract/protocol/client-limits.ts';
import { randomId } from '@peonia/core/random-id.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isBlobName, type BlobStore } from '../../platform/blobs/blob-store.ts';
import type { Database } from '../../platform/db/database.ts';
import type { Db } from '../../platform/db/statement.ts';
import type { Call } from '../../platform/http/call.ts';
import { refuse } from '../../platform/http/refusal.ts';
import { fileKindOf, reencodePicture, type IngestContext } from '../media/public.ts';
import { requireStaff } from '../moderation/public.ts';
import { deleteUnusedPictures, insertPicture, pictureByBlob } from './catalogue.sql.ts';

const most = clientLimits.desk_file_bytes_max;

/** Takes a picture by its content. Its row comes first, so that the purge finds what a crash leaves. */
export async function sendPicture(
  { db, caller, request }: Call<typeof endpoint>,
  { blobs, limits, quarantine }: IngestContext,
): Promise<CataloguePicture> {
  await requireStaff(db, caller, 'catalogue.edit', limits);
  const part = await request.file();
  if (part === undefined) throw refuse('file_missing');
  const file = await quarantine.receive(part.file);
  try {
    if (file.isTooLarge || file.bytes > most) throw refuse('desk_file_too_large', { megabytes: most / 1_024 / 1_024 });
    const kind = fileKindOf(file.head);
    if (kind === null || !('picture' in kind)) throw refuse('file_kind_refused');
    const { encoded } = await reencodePicture(file.path, kind.picture, limits);
    const shown = encoded.get('post') ?? encoded.get('whole');
    if (shown === undefined) throw refuse('file_broken');
    const picture = `catalogue-${randomId()}.webp`;
    await insertPicture.run(db, { blob: picture, author_id: caller.id });
    await blobs.put(picture, shown.data, 'image/webp');
    return { picture, src: `/catalogue/${picture}` };
  } finally {
    await file.remove();
  }
}

/** After the hook of all replies: a file opened directly may run nothing. */
const sandboxed = {
  onSend: async (_request: FastifyRequest, reply: FastifyReply) =>
    void reply.header('content-security-policy', "default-src 'none'; frame-ancestors 'none'; sandbox"),
};

/** Serves pictures of items to everybody. A name never changes its content. */
export function serveCataloguePictures(app: FastifyInstance, { db, blobs }: { db: Db; blobs: BlobStore }): void {
  app.get<{ Params: { blob: string } }>('/catalogue/:blob', sandboxed, async ({ params: { blob } }, reply) => {
    const found = isBlobName(blob) ? await pictureByBlob.first(db, { blob }) : undefined;
    const file = found === undefined ? null : await blobs.get(blob);
    if (file === null) throw refuse('not_found');
    return reply
      .headers({
        'content-type': 'image/webp',
        'content-length': String(file.bytes),
        'cache-control': 'public, max-age=31536000, immutable',
      })
      .send(file.stream);
  });
}

const batch = 100;

/** Purges pictures that no version has, a day after their upload: a row in the transaction that removes its blob. */
export async function purgePictures(database: Database, blobs: BlobStore): Promise<void> {
  for (let purged = batch; purged === batch;)
    purged = await database.transaction(async (db) => {
      const rows = await deleteUnusedPictures.all(db, { most: batch });
      await Promise.all(rows.map(({ blob }) => blobs.remove(blob)));
      return rows.length;
    });
}
