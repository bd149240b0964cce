import type { BlobStore } from '../../platform/blobs/blob-store.ts';
import type { Database } from '../../platform/db/database.ts';
import { blobNames } from './media-url.ts';
import { deleteUnused } from './upload.sql.ts';

const batch = 100;

/**
 * Removes pictures that nobody has shown for a day and answers how many. The rows go in the transaction in which their
 * blobs are removed: after a crash in between the rows are still there and the next sweep finds them.
 */
export async function purgeUploads(database: Database, blobs: BlobStore): Promise<number> {
  let swept = 0;
  for (;;) {
    const gone = await database.transaction(async (db) => {
      const rows = await deleteUnused.all(db, { most: batch });
      await Promise.all(rows.map(({ blob }) => removeBlobs(blobs, blob)));
      return rows.length;
    });
    swept += gone;
    if (gone < batch) return swept;
  }
}

/** Removes every rendition a file may have. */
export async function removeBlobs(blobs: BlobStore, blob: string): Promise<void> {
  await Promise.all(blobNames(blob).map((name) => blobs.remove(name)));
}
