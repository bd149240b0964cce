import type { Crop } from '@peonia/contract/profiles/profiles.ts';
import type { Limits } from '@peonia/contract/protocol/limits.ts';
import type { BlobStore } from '../../platform/blobs/blob-store.ts';
import type { Db } from '../../platform/db/statement.ts';
import { refuse } from '../../platform/http/refusal.ts';
import { cropArea } from './crop-area.ts';
import { inTurn, runPictureWork } from './ingest/picture-queue.ts';
import { storePicture } from './ingest/store-picture.ts';
import { blobName } from './media-url.ts';
import { ownUpload } from './upload.sql.ts';

interface CropRequest {
  readonly ownerId: number;
  readonly uploadId: number;
  readonly crop: Crop;
  /** Sizes to make, largest first. */
  readonly into: readonly ('main' | 'avatar' | 'cover')[];
}

/**
 * Crops a member's own upload into a new picture and returns its name. It counts as unused until `markPictureUsed`; a
 * new crop has a new name, so that renditions can be cached forever. `db` is the pool: no transaction waits for the
 * encoder.
 */
export async function cropPicture(
  db: Db,
  blobs: BlobStore,
  { ownerId, uploadId, crop, into }: CropRequest,
  limits: Limits,
): Promise<string> {
  const upload = await ownUpload.first(db, { id: uploadId, owner_id: ownerId });
  if (upload === undefined) throw refuse('upload_unknown');
  const area = cropArea(crop, upload);
  if (area === null) throw refuse('picture_too_small');
  const whole = await readWhole(blobs, upload.blob);
  const picture = await inTurn(() => runPictureWork('crop', whole, area, into, limits.photo_megapixels_max));
  const [first] = picture.encoded.values();
  return (await storePicture(db, blobs, ownerId, { ...picture, width: first?.width ?? 0, height: first?.height ?? 0 }))
    .name;
}

/**
 * Copies a member's own picture under a new name, so that the copy survives moves and deletion of the upload. Counts as
 * unused until `markPictureUsed`.
 */
export async function copyPicture(
  db: Db,
  blobs: BlobStore,
  ownerId: number,
  uploadId: number,
  limits: Limits,
): Promise<string> {
  const upload = await ownUpload.first(db, { id: uploadId, owner_id: ownerId });
  if (upload === undefined) throw refuse('upload_unknown');
  const whole = await readWhole(blobs, upload.blob);
  const { encoded, ...facts } = await inTurn(() => runPictureWork('renditionsOf', whole, limits.photo_megapixels_max));
  return (
    await storePicture(db, blobs, ownerId, {
      ...facts,
      encoded: new Map([['whole', { data: whole, width: upload.width, height: upload.height }], ...encoded]),
    })
  ).name;
}

async function readWhole(blobs: BlobStore, name: string): Promise<Buffer> {
  const blob = await blobs.get(blobName(name, 'whole'));
  if (blob === null) throw refuse('upload_unknown');
  return Buffer.concat(await blob.stream.toArray());
}
