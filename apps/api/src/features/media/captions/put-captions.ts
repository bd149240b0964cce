import type { BlobStore } from '../../../platform/blobs/blob-store.ts';
import { blobName, contentTypes } from '../media-url.ts';
import type { SpokenFile } from './spoken-file.sql.ts';

/** Stores captions beside a video; `noteCaptions` makes them known. */
export async function putCaptions(blobs: BlobStore, { blob }: SpokenFile, webVtt: string): Promise<void> {
  await blobs.put(blobName(blob, 'captions'), Buffer.from(webVtt), contentTypes.vtt);
}
