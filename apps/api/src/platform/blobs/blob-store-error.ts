import type { BlobStore } from './blob-store.ts';

/** The media store took no blob: it is away, or its disk is full. A request is answered 503. */
export class BlobStoreError extends Error {
  override readonly name = 'BlobStoreError';
}

/** The same store, whose writes throw `BlobStoreError`. */
export function withStoreErrors(store: BlobStore): BlobStore {
  return {
    ...store,
    put: (...blob) => store.put(...blob).catch(fail),
    putFile: (...blob) => store.putFile(...blob).catch(fail),
    freePercent: () => store.freePercent().catch(fail),
  };
}

function fail(error: unknown): never {
  throw new BlobStoreError(`media store: ${error instanceof Error ? error.message : 'failed'}`, { cause: error });
}
