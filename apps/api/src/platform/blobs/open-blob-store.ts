import type { Config } from '../config/config.ts';
import { withStoreErrors } from './blob-store-error.ts';
import type { BlobStore } from './blob-store.ts';
import { diskStore } from './disk-store.ts';

/** The configured store: files in the data folder, or a bucket, whose client is loaded only then. */
export async function openBlobStore(config: Config): Promise<BlobStore> {
  if (config.mediaStore !== 's3') return withStoreErrors(diskStore(`${config.dataDir}/media`));
  const { s3Store } = await import('./s3-store.ts');
  return withStoreErrors(s3Store(config.s3));
}
