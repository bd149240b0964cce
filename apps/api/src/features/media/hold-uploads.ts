import type { Db } from '../../platform/db/statement.ts';
import { readItems } from './items/item.sql.ts';
import { endHold, holdUploads as hold, uploadNamed } from './upload.sql.ts';

/** Holds files for staff, whatever their owner does with them; without `days` until `releaseAfter`. */
export async function holdUploads(db: Db, uploadIds: readonly number[], days: number | null = null): Promise<void> {
  if (uploadIds.length > 0) await hold.run(db, { ids: [...uploadIds], days });
}

/** Ends a hold after so many days; then the files can be purged. */
export async function releaseAfter(db: Db, uploadId: number, days: number): Promise<void> {
  await endHold.run(db, { id: uploadId, days });
}

/** The upload of a picture that a profile shows. */
export async function uploadOfPicture(db: Db, name: string): Promise<number | null> {
  return (await uploadNamed.first(db, { name }))?.id ?? null;
}

/** The owner and state of an upload that a member may see. */
export async function knownUpload(
  db: Db,
  readerId: number,
  uploadId: number,
): Promise<
  { owner_id: number; caption: string; alt: string; price: number | null; created_at: Date; open: boolean } | undefined
> {
  return readItems.first(db, { ids: [uploadId], reader: readerId });
}
