import type { BlobStore } from '../../platform/blobs/blob-store.ts';
import type { Database } from '../../platform/db/database.ts';
import { blobName, renditions, type Rendition } from './media-url.ts';
import { deleteUnused } from './upload.sql.ts';

const batch = 100;

/**
 * Removes pictures that nobody has shown for a day and answers how many. The rows go in the transaction in which their
 * blobs are removed: after a crash in between the rows are still there and the next sweep finds them.
 */
export async function sweepUploads(database: Database, blobs: BlobStore): Promise<number> {
  let swept = 0;
  for (;;) {
    const gone = await database.transaction(async (db) => {
      const rows = await deleteUnused.all(db, { most: batch });
      await Promise.all(rows.map(({ name }) => removeBlobs(blobs, name)));
      return rows.length;
    });
    swept += gone;
    if (gone < batch) return swept;
  }
}

async function removeBlobs(blobs: BlobStore, name: string): Promise<void> {
  await Promise.all(Object.keys(renditions).map((rendition) => blobs.remove(blobName(name, rendition as Rendition))));
}
