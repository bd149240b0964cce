import { randomBytes } from 'node:crypto';
import type { BlobStore } from '../../platform/blobs/blob-store.ts';
import type { Db } from '../../platform/db/statement.ts';
import { refuse } from '../../platform/http/refusal.ts';
import { blobName, type Rendition } from './media-url.ts';
import type { Encoded } from './reencode-picture.ts';
import { insertUpload, unuseUpload, useUpload } from './upload.sql.ts';

/**
 * Stores a picture in one or more renditions under one new name. The row comes first: if the program dies in between, the
 * sweep finds the row and with it whatever blobs were written. The size kept is the first rendition's.
 */
export async function storePicture(db: Db, blobs: BlobStore, ownerId: number, encoded: ReadonlyMap<Rendition, Encoded>): Promise<{ id: number; name: string }> {
  const name = randomBytes(16).toString('hex');
  const [first] = encoded.values();
  if (first === undefined) throw new RangeError('A picture needs a rendition');
  const bytes = [...encoded.values()].reduce((sum, { data }) => sum + data.length, 0);
  const { id } = await insertUpload.one(db, { owner_id: ownerId, name, width: first.width, height: first.height, bytes });
  await Promise.all([...encoded].map(([rendition, { data }]) => blobs.put(blobName(name, rendition), data, 'image/webp')));
  return { id, name };
}

/** Says that something shows the picture from now on. In the transaction of whatever shows it. */
export async function keepPicture(db: Db, name: string): Promise<void> {
  if ((await useUpload.run(db, { name })) === 0) throw refuse('upload_unknown');
}

/** Says that nothing shows the picture any more; the sweep takes it after a day. */
export async function releasePicture(db: Db, name: string): Promise<void> {
  await unuseUpload.run(db, { name });
}
