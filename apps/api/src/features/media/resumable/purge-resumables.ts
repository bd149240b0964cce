import type { BlobStore } from '../../../platform/blobs/blob-store.ts';
import type { Database } from '../../../platform/db/database.ts';
import { removeParts } from './parts.ts';
import { deleteExpired } from './resumable.sql.ts';

const batch = 50;

/** Purges abandoned uploads with their parts and returns their number. */
export async function purgeResumables(database: Database, blobs: BlobStore): Promise<number> {
  let swept = 0;
  for (;;) {
    const gone = await database.transaction(async (db) => {
      const rows = await deleteExpired.all(db, { most: batch });
      for (const { token, parts } of rows) await removeParts(blobs, token, parts);
      return rows.length;
    });
    swept += gone;
    if (gone < batch) return swept;
  }
}
