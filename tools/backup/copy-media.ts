import type { BlobStore } from '../../apps/api/src/platform/blobs/blob-store.ts';
import type { MediaEntry } from './manifest.ts';
import type { MediaCopies } from './media-copies.ts';

/**
 * Copies media that the last backup does not have. A file that disappears meanwhile was deleted by its member and is
 * left out.
 */
export async function copyMedia(
  copies: MediaCopies,
  blobs: BlobStore,
  known: readonly MediaEntry[],
): Promise<MediaEntry[]> {
  const before = new Map(known.map((entry) => [`${entry.name} ${entry.version}`, entry]));
  const copied = await copies.list();
  const entries: MediaEntry[] = [];
  for await (const { name, version } of blobs.list()) {
    const old = before.get(`${name} ${version}`);
    if (old !== undefined && copied.has(old.sha256)) {
      entries.push(old);
      continue;
    }
    const found = await blobs.get(name);
    if (found === null) continue;
    const { bytes, sha256 } = await copies.add(found.stream);
    entries.push({ name, version, bytes, sha256 });
  }
  return entries;
}
