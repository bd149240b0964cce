import type { Readable } from 'node:stream';

/** Blob store of media: names are flat, random and never chosen by members. */
export interface BlobStore {
  put(name: string, data: Buffer, contentType: string): Promise<void>;
  /** Moves a file from disk into the store; for content too large for memory. */
  putFile(name: string, path: string, contentType: string): Promise<void>;
  /**
   * A stream of the blob, or of a range of it, and its number of bytes; null when it is missing. The range must lie
   * inside the blob.
   */
  get(
    name: string,
    part?: { readonly start: number; readonly end: number },
  ): Promise<{ stream: Readable; bytes: number } | null>;
  /** Bytes of the whole blob, or null when it is missing. */
  sizeOf(name: string): Promise<number | null>;
  remove(name: string): Promise<void>;
  /** All blobs, in no order. `version` changes when a blob is replaced. */
  list(): AsyncIterable<{ readonly name: string; readonly version: string }>;
  /** Throws when the store cannot take a blob now. */
  check(): Promise<void>;
  /** Free space of the disk that takes blobs, in per cent; null where the store has none to look at. */
  freePercent(): Promise<number | null>;
}

/** Throws for a name that we did not make, before it reaches a path or a URL. */
export function assertBlobName(name: string): void {
  if (!isBlobName(name)) throw new RangeError('Not the name of a blob');
}

export function isBlobName(name: string): boolean {
  return /^[a-z0-9][a-z0-9-]{7,80}\.[a-z0-9]{2,5}$/.test(name);
}
