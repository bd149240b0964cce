import { randomId } from '@peonia/core/random-id.ts';
import type { BlobStore } from '../../../platform/blobs/blob-store.ts';
import type { Db } from '../../../platform/db/statement.ts';
import { refuse } from '../../../platform/http/refusal.ts';
import { blobName, type Rendition } from '../media-url.ts';
import { hashBandsOf } from '../review/perceptual-hash.ts';
import { insertUpload, unuseUpload, useUpload } from '../upload.sql.ts';
import type { Encoded } from './encode-thumbnails.ts';

interface NewPicture {
  readonly encoded: ReadonlyMap<Rendition, Encoded>;
  readonly width: number;
  readonly height: number;
  readonly perceptualHash: string;
}

/** A random name of 128 bits. */
export function newName(): string {
  return randomId();
}

/**
 * Stores a picture in all its renditions under one new name. The row comes first: after a crash the purge finds the row
 * and with it all blobs.
 */
export async function storePicture(
  db: Db,
  blobs: BlobStore,
  ownerId: number,
  { encoded, width, height, perceptualHash }: NewPicture,
): Promise<{ id: number; name: string }> {
  const name = newName();
  const bytes = [...encoded.values()].reduce((sum, { data }) => sum + data.length, 0);
  const renditions = [...encoded.keys()];
  const { id } = await insertUpload.one(db, {
    owner_id: ownerId,
    kind: 'image',
    state: 'ready',
    name,
    width,
    height,
    seconds: null,
    bytes,
    renditions,
    perceptual_hash: perceptualHash,
    hash_bands: hashBandsOf(perceptualHash),
    progress_id: null,
  });
  await putRenditions(blobs, name, encoded);
  return { id, name };
}

export async function putRenditions(
  blobs: BlobStore,
  blob: string,
  encoded: ReadonlyMap<Rendition, Encoded>,
): Promise<void> {
  await Promise.all(
    [...encoded].map(([rendition, { data }]) => blobs.put(blobName(blob, rendition), data, 'image/webp')),
  );
}

/** Marks the picture as used. Call it in the transaction of what shows it. */
export async function markPictureUsed(db: Db, name: string): Promise<void> {
  if ((await useUpload.run(db, { name })) === 0) throw refuse('upload_unknown');
}

/** Marks the picture as unused; it is purged after a day. */
export async function markPictureUnused(db: Db, name: string): Promise<void> {
  await unuseUpload.run(db, { name });
}
