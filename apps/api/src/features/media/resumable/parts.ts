import { Readable } from 'node:stream';
import type { BlobStore } from '../../../platform/blobs/blob-store.ts';

/** Name of a part in the store; never served. */
export function partName(token: string, nth: number): string {
  return `part-${token}-${nth}.bin`;
}

/** Everything that has arrived, in order, as one stream. */
export function joinParts(blobs: BlobStore, token: string, parts: number): Readable {
  return Readable.from(readParts(blobs, token, parts), { objectMode: false });
}

async function* readParts(blobs: BlobStore, token: string, parts: number): AsyncGenerator<Buffer> {
  for (let nth = 0; nth < parts; nth += 1) {
    const part = await blobs.get(partName(token, nth));
    if (part === null) throw new Error(`Part ${nth} of an upload is gone`);
    for await (const chunk of part.stream) yield chunk as Buffer;
  }
}

/** One more part than counted may exist: stored by a writer that died before counting it. */
export async function removeParts(blobs: BlobStore, token: string, parts: number): Promise<void> {
  for (let nth = 0; nth <= parts; nth += 1) await blobs.remove(partName(token, nth));
}
