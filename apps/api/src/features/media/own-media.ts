import type { BlobStore } from '../../platform/blobs/blob-store.ts';
import type { Db } from '../../platform/db/statement.ts';
import { jsonFile, type Eraser, type Exporter } from '../accounts/public.ts';
import { blobName, renditions, type Rendition } from './media-url.ts';
import { eraseUploads, uploadsOf } from './own-media.sql.ts';

const page = 100;

/** Files go before rows: after a crash in between the rows still name what is left. */
export function mediaEraser(blobs: BlobStore): Eraser {
  return {
    feature: 'media',
    async clear(database, memberId) {
      for await (const { name } of ownUploads(database, memberId)) await Promise.all(renditionNames(name).map((blob) => blobs.remove(blob)));
    },
    async erase(db, memberId) {
      await eraseUploads.run(db, { owner_id: memberId });
    },
  };
}

/** The member's own pictures in every size that is kept, and a list of them. */
export function mediaExporter(blobs: BlobStore): Exporter {
  return {
    feature: 'media',
    async *files(db, memberId) {
      const list = [];
      for await (const upload of ownUploads(db, memberId)) {
        list.push(upload);
        for (const name of renditionNames(upload.name)) {
          const blob = await blobs.get(name);
          if (blob !== null) yield { path: `media/${name}`, content: blob.stream as AsyncIterable<Uint8Array> };
        }
      }
      yield jsonFile('media/uploads.json', list);
    },
  };
}

async function* ownUploads(db: Db, ownerId: number) {
  for (let after = 0; ; ) {
    const rows = await uploadsOf.all(db, { owner_id: ownerId, after, most: page });
    yield* rows;
    const last = rows.at(-1);
    if (last === undefined || rows.length < page) return;
    after = last.id;
  }
}

function renditionNames(name: string): string[] {
  return (Object.keys(renditions) as Rendition[]).map((rendition) => blobName(name, rendition));
}
