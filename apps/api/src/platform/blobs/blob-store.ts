import type { Readable } from 'node:stream';

/** Where media lie: names are flat, made by us from chance, and never come from a member. */
export interface BlobStore {
  put(name: string, data: Buffer, contentType: string): Promise<void>;
  /** Takes a file over from disk; for what is too large to hold in memory. */
  putFile(name: string, path: string, contentType: string): Promise<void>;
  /**
   * A stream of the blob, or of a part of it, and how many bytes that are; null when there is none. The part must lie
   * inside the blob.
   */
  get(
    name: string,
    part?: { readonly start: number; readonly end: number },
  ): Promise<{ stream: Readable; bytes: number } | null>;
  /** Bytes of the whole blob, or null when there is none. */
  sizeOf(name: string): Promise<number | null>;
  remove(name: string): Promise<void>;
}

/** Refuses any name that is not of our own making, before it reaches a path or an address. */
export function assertBlobName(name: string): void {
  if (!/^[a-z0-9][a-z0-9-]{7,80}\.[a-z0-9]{2,5}$/.test(name)) throw new RangeError('Not the name of a blob');
}
