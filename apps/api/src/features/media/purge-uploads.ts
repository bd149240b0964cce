import type { BlobStore } from '../../platform/blobs/blob-store.ts';
import type { Database } from '../../platform/db/database.ts';
import { blobNames } from './media-url.ts';
import { deleteUnused } from './upload.sql.ts';

const batch = 100;

/**
 * Purges pictures unused for a day and returns their number. Rows are deleted in the transaction in which their blobs
 * are removed, so that a crash leaves rows for the next run.
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

/** Removes every rendition of a file. */
export async function removeBlobs(blobs: BlobStore, blob: string): Promise<void> {
  await Promise.all(blobNames(blob).map((name) => blobs.remove(name)));
}
