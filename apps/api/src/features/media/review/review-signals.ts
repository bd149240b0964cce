import type { ReviewSignal } from '@peonia/contract/moderation/moderation.ts';
import type { Limits } from '@peonia/contract/protocol/limits.ts';
import type { BlobStore } from '../../../platform/blobs/blob-store.ts';
import type { Db } from '../../../platform/db/statement.ts';
import { inTurn, runPictureWork } from '../ingest/picture-queue.ts';
import type { Rendition } from '../media-url.ts';
import { cutSheet, readPicture } from './read-sheet.ts';
import { hasDouble, noteExamined, unexamined, type UnexaminedRow } from './review.sql.ts';

interface Context {
  readonly db: Db;
  readonly blobs: BlobStore;
  readonly limits: Limits;
}

const batch = 20;
/** Shortest side below which a picture is reported as too small. */
const smallestSide = 300;

/** Computes review signals of new files in the queue. Signals decide nothing: they direct reviewers. */
export async function findReviewSignals(context: Context): Promise<void> {
  for (;;) {
    const rows = await unexamined.all(context.db, { most: batch });
    for (const row of rows) await noteExamined.run(context.db, { id: row.id, found: await signalsOf(context, row) });
    if (rows.length < batch) return;
  }
}

async function signalsOf({ db, blobs, limits }: Context, row: UnexaminedRow): Promise<ReviewSignal[]> {
  const { id, owner_id, perceptual_hash, hash_bands, width, height } = row;
  const isDouble =
    perceptual_hash !== null &&
    hash_bands.length > 0 &&
    (await hasDouble.one(db, { id, owner_id, perceptual_hash, hash_bands, distance: limits.duplicate_distance })).found;
  const isSmall = width !== null && height !== null && Math.min(width, height) < smallestSide;
  return [
    ...(isSmall ? ['too_small' as const] : []),
    ...(isDouble ? ['duplicate' as const] : []),
    ...((await hasCode(blobs, row)) ? ['qr_code' as const] : []),
  ];
}

const readable = ['post', 'main', 'whole', 'cover'] as const satisfies readonly Rendition[];

/** Whether a QR code can be read in the picture, or in the poster or a frame of the video. */
async function hasCode(blobs: BlobStore, { blob, renditions }: UnexaminedRow): Promise<boolean> {
  const rendition = readable.find((one) => renditions.includes(one));
  const picture = rendition === undefined ? null : await readPicture(blobs, blob, rendition);
  if (picture !== null && (await showsCode(picture))) return true;
  const sheet = renditions.includes('frames') ? await readPicture(blobs, blob, 'frames') : null;
  if (sheet === null) return false;
  for (const frame of await cutSheet(sheet)) if (await showsCode(frame)) return true;
  return false;
}

function showsCode(picture: Buffer): Promise<boolean> {
  return inTurn(() => runPictureWork('showsCode', picture));
}
