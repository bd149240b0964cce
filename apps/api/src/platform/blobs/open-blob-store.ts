import type { Config } from '../config.ts';
import type { BlobStore } from './blob-store.ts';
import { diskStore } from './disk-store.ts';
import { s3Store } from './s3-store.ts';

/** The configured store: files in the data folder, or a bucket. */
export function openBlobStore(config: Config): BlobStore {
  return config.mediaStore === 's3' ? s3Store(config.s3) : diskStore(`${config.dataDir}/media`);
}
