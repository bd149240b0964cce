import { mkdir, statfs } from 'node:fs/promises';
import type { BlobStore } from './blob-store.ts';

/** Free space of the disk of a folder, in per cent; NaN where its file system has no size. */
export async function freePercentOf(folder: string): Promise<number> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const { bavail, blocks } = await statfs(folder);
  return (bavail / blocks) * 100;
}

/**
 * Free space in per cent for files that are received: of the disk of `folder` or of the media store, whichever has
 * less. Uploads stop below `upload_free_disk_percent`.
 */
export async function readFreePercent(folder: string, blobs: BlobStore): Promise<number> {
  const [own, stored] = await Promise.all([freePercentOf(folder), blobs.freePercent()]);
  return Math.min(own, stored ?? own);
}
