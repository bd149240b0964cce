import { goldFromCents } from '@peonia/core/money.ts';
import type { BlobStore } from '../../platform/blobs/blob-store.ts';
import type { Db } from '../../platform/db/statement.ts';
import { jsonFile, type Eraser, type Exporter } from '../accounts/public.ts';
import { eraseUploadUsage } from './ingest/upload-usage.sql.ts';
import { blobName } from './media-url.ts';
import { eraseGuests, eraseUploads, guestsOf, purchasesOf, uploadsOf } from './own-media.sql.ts';
import { removeBlobs } from './purge-uploads.ts';
import { removeParts } from './resumable/parts.ts';
import { eraseResumables, resumablesOf } from './resumable/resumable.sql.ts';

const page = 100;

/** Blobs are deleted before rows: after a crash the rows still name the rest. */
export function mediaEraser(blobs: BlobStore): Eraser {
  return {
    feature: 'media',
    async clear(database, memberId) {
      for await (const { blob } of ownUploads(database, memberId)) await removeBlobs(blobs, blob);
      for (const { token, parts } of await resumablesOf.all(database, { owner_id: memberId }))
        await removeParts(blobs, token, parts);
    },
    async erase(db, memberId) {
      await eraseUploads.run(db, { owner_id: memberId });
      await eraseResumables.run(db, { owner_id: memberId });
      await eraseUploadUsage.run(db, { owner_id: memberId });
      await eraseGuests.run(db, { member_id: memberId });
    },
  };
}

/** Exports the member's files in every stored size, a list of them, album guests, and purchases. */
export function mediaExporter(blobs: BlobStore): Exporter {
  return {
    feature: 'media',
    async *files(db, memberId) {
      const list = [];
      for await (const { price, ...upload } of ownUploads(db, memberId)) {
        list.push({ ...upload, gold: price === null ? null : goldFromCents(price) });
        for (const name of upload.kept.map((rendition) => blobName(upload.blob, rendition))) {
          const blob = await blobs.get(name);
          if (blob !== null) yield { path: `media/${name}`, content: blob.stream as AsyncIterable<Uint8Array> };
        }
      }
      yield jsonFile('media/uploads.json', list);
      const bought = (await purchasesOf.all(db, { buyer_id: memberId })).map(({ price, ...sale }) => ({
        ...sale,
        gold: goldFromCents(price),
      }));
      yield jsonFile('media/album.json', { let_in: await guestsOf.all(db, { owner_id: memberId }), bought });
    },
  };
}

async function* ownUploads(db: Db, ownerId: number) {
  for (let after = 0; ;) {
    const rows = await uploadsOf.all(db, { owner_id: ownerId, after, most: page });
    yield* rows;
    const last = rows.at(-1);
    if (last === undefined || rows.length < page) return;
    after = last.id;
  }
}
