import type { BlobStore } from '../../../platform/blobs/blob-store.ts';
import { inTurn, openPicture } from '../ingest/picture-engine.ts';
import { blobName, type Rendition } from '../media-url.ts';
import { sheetSide } from '../transcode/transcode-file.ts';

/** A picture of the store; null where it is gone. */
export async function readPicture(blobs: BlobStore, blob: string, rendition: Rendition): Promise<Buffer | null> {
  const found = await blobs.get(blobName(blob, rendition));
  return found === null ? null : Buffer.concat(await found.stream.toArray());
}

/** The frames of a sheet, each as a picture, in their order. */
export async function cutSheet(sheet: Buffer): Promise<Buffer[]> {
  const { width = 0, height = 0 } = await openPicture(sheet, { megapixels: 2 }).metadata();
  const frame = { width: Math.floor(width / sheetSide), height: Math.floor(height / sheetSide) };
  const places = Array.from({ length: sheetSide ** 2 }, (_, nth) => ({
    left: (nth % sheetSide) * frame.width,
    top: Math.floor(nth / sheetSide) * frame.height,
  }));
  return Promise.all(
    places.map((place) =>
      inTurn(() =>
        openPicture(sheet, { megapixels: 2 })
          .extract({ ...place, ...frame })
          .png()
          .toBuffer(),
      ),
    ),
  );
}
