import type { Crop } from '@peonia/contract/profiles.ts';
import type { Limits } from '@peonia/contract/limits.ts';
import type { BlobStore } from '../../platform/blobs/blob-store.ts';
import type { Db } from '../../platform/db/statement.ts';
import { refuse } from '../../platform/http/refusal.ts';
import { cropArea } from './crop-area.ts';
import { storePicture } from './keep-picture.ts';
import { blobName, renditions, type Rendition } from './media-url.ts';
import { inTurn, openPicture } from './picture-engine.ts';
import { encode, type Encoded } from './reencode-picture.ts';
import { ownUpload } from './upload.sql.ts';

export interface CropWish {
  readonly ownerId: number;
  readonly uploadId: number;
  readonly crop: Crop;
  /** Sizes to make, largest first. */
  readonly into: readonly Rendition[];
}

/**
 * Cuts a new picture out of a member's own upload and answers its name. It counts as unused until `keepPicture`; a new crop
 * has a new name, so that a rendition can be cached for good. `db` is the pool: no transaction waits for the encoder.
 */
export async function cropPicture(db: Db, blobs: BlobStore, { ownerId, uploadId, crop, into }: CropWish, limits: Limits): Promise<string> {
  const upload = await ownUpload.first(db, { id: uploadId, owner_id: ownerId });
  if (upload === undefined) throw refuse('upload_unknown');
  const area = cropArea(crop, upload);
  if (area === null) throw refuse('picture_too_small');
  const whole = await readBlob(blobs, blobName(upload.name, 'whole'));
  if (whole === null) throw refuse('upload_unknown');

  const encoded = await inTurn(() =>
    Promise.all(
      into.map(async (rendition): Promise<[Rendition, Encoded]> => {
        const { width, height } = renditions[rendition];
        return [rendition, await encode(openPicture(whole, limits.photo_megapixels_max).extract(area).resize({ width, height, fit: 'cover' }))];
      }),
    ),
  );
  return (await storePicture(db, blobs, ownerId, new Map(encoded))).name;
}

async function readBlob(blobs: BlobStore, name: string): Promise<Buffer | null> {
  const blob = await blobs.get(name);
  return blob === null ? null : Buffer.concat(await blob.stream.toArray());
}
