import type { BlobStore } from '../../../platform/blobs/blob-store.ts';
import type { Database } from '../../../platform/db/database.ts';
import { deleteExportRow, expiredExports, exportBlobsOf } from './export.sql.ts';

const batch = 100;

/** Deletes expired archives: first the file, then the row that references it. */
export async function deleteExpiredExports(database: Database, blobs: BlobStore): Promise<void> {
  for (
    let rows = await expiredExports.all(database, { most: batch });
    rows.length > 0;
    rows = await expiredExports.all(database, { most: batch })
  ) {
    for (const row of rows) await deleteExport(database, blobs, row);
  }
}

/** Deletes all archives of a member. */
export async function deleteExportsOf(database: Database, blobs: BlobStore, memberId: number): Promise<void> {
  for (const row of await exportBlobsOf.all(database, { member_id: memberId }))
    await deleteExport(database, blobs, row);
}

async function deleteExport(
  database: Database,
  blobs: BlobStore,
  { id, blob }: { id: number; blob: string | null },
): Promise<void> {
  if (blob !== null) await blobs.remove(blob);
  await deleteExportRow.run(database, { id });
}
