import { existsSync } from 'node:fs';
import { mkdir, rename } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { BlobStore } from '../../apps/api/src/platform/blobs/blob-store.ts';
import type { BackupSettings } from './backup-settings.ts';
import { type MediaEntry, mediaPath } from './manifest.ts';
import { sealFile } from './seal.ts';

/**
 * Copies media that the last backup does not have, named by the checksum of their content. A file that disappears
 * meanwhile was deleted by its member and is left out.
 */
export async function copyMedia(
  settings: BackupSettings,
  blobs: BlobStore,
  known: readonly MediaEntry[],
): Promise<MediaEntry[]> {
  const before = new Map(known.map((entry) => [`${entry.name} ${entry.version}`, entry]));
  const entries: MediaEntry[] = [];
  for await (const { name, version } of blobs.list()) {
    const old = before.get(`${name} ${version}`);
    if (old !== undefined && existsSync(mediaPath(settings, old.sha256))) {
      entries.push(old);
      continue;
    }
    const found = await blobs.get(name);
    if (found === null) continue;
    const draft = mediaPath(settings, `${name}.receiving`);
    const { bytes, sha256 } = await sealFile(found.stream, draft, settings.key);
    const target = mediaPath(settings, sha256);
    await mkdir(dirname(target), { recursive: true });
    await rename(draft, target);
    entries.push({ name, version, bytes, sha256 });
  }
  return entries;
}
