import type { BlobStore } from '../../../platform/blobs/blob-store.ts';
import { inTurn, runPictureWork } from '../ingest/picture-queue.ts';
import { blobName, type Rendition } from '../media-url.ts';
import { sheetSide } from '../transcode/transcode-file.ts';

/** A picture of the store; null where it is gone. */
export async function readPicture(blobs: BlobStore, blob: string, rendition: Rendition): Promise<Buffer | null> {
  const found = await blobs.get(blobName(blob, rendition));
  return found === null ? null : Buffer.concat(await found.stream.toArray());
}

/** The frames of a sheet, each as a picture, in their order. */
export function cutSheet(sheet: Buffer): Promise<Buffer[]> {
  return inTurn(() => runPictureWork('cutSheet', sheet, sheetSide));
}
