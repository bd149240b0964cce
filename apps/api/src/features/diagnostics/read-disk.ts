import type { HealthFact } from '@peonia/contract/health.ts';
import type { BlobStore } from '../../platform/blobs/blob-store.ts';
import { readFreePercent } from '../../platform/blobs/disk-space.ts';

/** Free space of the disk of `DATA_DIR` or of media, whichever has less. Uploads stop below `leastPercent`. */
export async function readDisk(folder: string, blobs: BlobStore, leastPercent: number): Promise<HealthFact> {
  const free = await readFreePercent(folder, blobs).catch(() => NaN);
  if (Number.isNaN(free)) return { name: 'disk_free_percent', state: 'unknown', value: null, at: null };
  const state = free < leastPercent ? 'bad' : free < leastPercent * 2 ? 'watch' : 'good';
  return { name: 'disk_free_percent', state, value: Math.floor(free), at: null };
}
