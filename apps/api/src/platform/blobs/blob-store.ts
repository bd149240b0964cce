import type { Readable } from 'node:stream';

/** Where media lie: names are flat, made by us from chance, and never come from a member. */
export interface BlobStore {
  put(name: string, data: Buffer, contentType: string): Promise<void>;
  /** Takes a file over from disk; for what is too large to hold in memory. */
  putFile(name: string, path: string, contentType: string): Promise<void>;
  /** A stream of the blob and its size, or null when there is none. */
  get(name: string): Promise<{ stream: Readable; bytes: number } | null>;
  remove(name: string): Promise<void>;
}

/** Refuses any name that is not of our own making, before it reaches a path or an address. */
export function assertBlobName(name: string): void {
  if (!/^[a-z0-9][a-z0-9-]{7,80}\.[a-z0-9]{2,5}$/.test(name)) throw new RangeError('Not the name of a blob');
}
