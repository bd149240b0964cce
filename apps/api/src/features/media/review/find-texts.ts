import type { BlobStore } from '../../../platform/blobs/blob-store.ts';
import type { Db } from '../../../platform/db/statement.ts';
import { inTurn, runPictureWork } from '../ingest/picture-queue.ts';
import type { Rendition } from '../media-url.ts';
import { cutSheet, readPicture } from './read-sheet.ts';
import { canReadText, hasText } from './read-text.ts';
import { noteText, unreadPictures, type UnreadRow } from './review.sql.ts';

/** Pictures of one run: one after the other, about a second each. */
const batch = 30;
/** Longest side of the picture that is read; bounds the time. */
const readSide = 1_400;
/** The same of a frame, which is enlarged: the reader knows letters of a printed page. */
const frameSide = 960;
const readable = ['whole', 'post', 'main', 'cover'] as const satisfies readonly Rendition[];

/**
 * Marks new pictures with text on them for review, and of the videos that wait for it those with text in a frame. Does
 * nothing where no reader is installed. Source: specification section 5, "Photos containing text should not be
 * uploaded".
 */
export async function findTexts(db: Db, blobs: BlobStore): Promise<void> {
  if (!canReadText()) return;
  for (const row of await unreadPictures.all(db, { most: batch }))
    await noteText.run(db, { id: row.id, found: await showsText(blobs, row) });
}

/** Whether the picture, or a frame of the video, shows text. */
async function showsText(blobs: BlobStore, { blob, renditions }: UnreadRow): Promise<boolean> {
  const sheet = renditions.includes('frames') ? await readPicture(blobs, blob, 'frames') : null;
  if (sheet !== null) {
    for (const frame of await cutSheet(sheet)) if (await isWritten(frame, frameSide)) return true;
    return false;
  }
  const rendition = readable.find((one) => renditions.includes(one));
  const picture = rendition === undefined ? null : await readPicture(blobs, blob, rendition);
  return picture !== null && isWritten(picture, readSide);
}

async function isWritten(picture: Buffer, side: number): Promise<boolean> {
  return hasText(await inTurn(() => runPictureWork('lettersOf', picture, side, side === frameSide)));
}
