import type { Limits } from '@peonia/contract/limits.ts';
import type { ReviewSignal } from '@peonia/contract/moderation.ts';
import decodeQR from 'qr/decode.js';
import type { BlobStore } from '../../../platform/blobs/blob-store.ts';
import type { Db } from '../../../platform/db/statement.ts';
import { inTurn, openPicture } from '../ingest/picture-engine.ts';
import { blobName, type Rendition } from '../media-url.ts';
import { hasDouble, noteExamined, unexamined, type UnexaminedRow } from './review.sql.ts';

interface Parts {
  readonly db: Db;
  readonly blobs: BlobStore;
  readonly limits: Limits;
}

const batch = 20;
/** Below this side a picture for sale or for the profile is hardly worth looking at. */
const smallestSide = 300;
/** Codes are looked for in a picture of at most this side, which bounds the time. */
const codeSide = 480;

/**
 * Looks for signals in what has come into the queue of the review. Signals decide nothing: they tell staff where to
 * look.
 */
export async function findReviewSignals(parts: Parts): Promise<void> {
  for (;;) {
    const rows = await unexamined.all(parts.db, { most: batch });
    for (const row of rows) await noteExamined.run(parts.db, { id: row.id, found: await signalsOf(parts, row) });
    if (rows.length < batch) return;
  }
}

async function signalsOf({ db, blobs, limits }: Parts, row: UnexaminedRow): Promise<ReviewSignal[]> {
  const { id, owner_id, look, bands, width, height } = row;
  const isDouble =
    look !== null &&
    bands.length > 0 &&
    (await hasDouble.one(db, { id, owner_id, look, bands, distance: limits.duplicate_distance })).found;
  const isSmall = width !== null && height !== null && Math.min(width, height) < smallestSide;
  return [
    ...(isSmall ? ['too_small' as const] : []),
    ...(isDouble ? ['duplicate' as const] : []),
    ...((await hasCode(blobs, row)) ? ['qr_code' as const] : []),
  ];
}

const readable = ['post', 'main', 'whole', 'cover'] as const satisfies readonly Rendition[];

/** Whether a QR code can be read in the picture, or in the poster of the video. */
async function hasCode(blobs: BlobStore, { blob, kept }: UnexaminedRow): Promise<boolean> {
  const rendition = readable.find((one) => kept.includes(one));
  const found = rendition === undefined ? null : await blobs.get(blobName(blob, rendition));
  if (found === null) return false;
  const picture = Buffer.concat(await found.stream.toArray());
  const { data, info } = await inTurn(() =>
    openPicture(picture, { megapixels: 4 })
      .resize({ width: codeSide, height: codeSide, fit: 'inside', withoutEnlargement: true })
      .flatten({ background: '#ffffff' })
      .toColourspace('srgb')
      .ensureAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true }),
  );
  try {
    return decodeQR({ width: info.width, height: info.height, data }) !== '';
  } catch {
    // The reader says by an error that it found none.
    return false;
  }
}
