import type { BlobStore } from '../../../platform/blobs/blob-store.ts';
import type { Db } from '../../../platform/db/statement.ts';
import { inTurn, openPicture } from '../ingest/picture-engine.ts';
import { blobName, type Rendition } from '../media-url.ts';
import { canReadText, hasText } from './read-text.ts';
import { noteText, unreadPictures, type UnreadRow } from './review.sql.ts';

/** Pictures of one run: one after the other, about a second each. */
const batch = 30;
/** Longest side of the picture that is read; bounds the time. */
const readSide = 1_400;
const readable = ['whole', 'post', 'main', 'cover'] as const satisfies readonly Rendition[];

/**
 * Marks new pictures with text on them for review. Does nothing where no reader is installed. Source: specification
 * section 5, "Photos containing text should not be uploaded".
 */
export async function findTexts(db: Db, blobs: BlobStore): Promise<void> {
  if (!canReadText()) return;
  for (const row of await unreadPictures.all(db, { most: batch }))
    await noteText.run(db, { id: row.id, found: await showsText(blobs, row) });
}

async function showsText(blobs: BlobStore, { blob, renditions }: UnreadRow): Promise<boolean> {
  const rendition = readable.find((one) => renditions.includes(one));
  const found = rendition === undefined ? null : await blobs.get(blobName(blob, rendition));
  if (found === null) return false;
  const picture = Buffer.concat(await found.stream.toArray());
  return hasText(
    await inTurn(() =>
      openPicture(picture, { megapixels: 40 })
        .resize({ width: readSide, height: readSide, fit: 'inside', withoutEnlargement: true })
        .flatten({ background: '#ffffff' })
        .greyscale()
        .png()
        .toBuffer(),
    ),
  );
}
