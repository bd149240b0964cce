import type { BlobStore } from '../../platform/blobs/blob-store.ts';
import type { Database } from '../../platform/db/database.ts';
import { jsonFile, type Eraser, type Exporter } from '../accounts/public.ts';
import { deskFilesToExport, deletePurged, eraseDeskFiles } from './deskfiles.sql.ts';

export const deskFilesEraser: Eraser = {
  feature: 'deskfiles',
  async erase(db, memberId) {
    await eraseDeskFiles.run(db, { owner_id: memberId });
  },
};

/** The files that a member sent, and a list of them. */
export function deskFilesExporter(blobs: BlobStore): Exporter {
  return {
    feature: 'deskfiles',
    async *files(db, memberId) {
      const rows = await deskFilesToExport.all(db, { owner_id: memberId });
      yield jsonFile('deskfiles/files.json', rows);
      for (const { blob } of rows) {
        const file = await blobs.get(blob);
        if (file !== null) yield { path: `deskfiles/${blob}`, content: file.stream as AsyncIterable<Uint8Array> };
      }
    },
  };
}

const batch = 100;

/** Purges files that nothing holds. Rows go in the transaction that removes their blobs, as a crash leaves both. */
export async function purgeDeskFiles(database: Database, blobs: BlobStore): Promise<void> {
  for (let purged = batch; purged === batch;)
    purged = await database.transaction(async (db) => {
      const rows = await deletePurged.all(db, { most: batch });
      await Promise.all(rows.map(({ blob }) => blobs.remove(blob)));
      return rows.length;
    });
}
