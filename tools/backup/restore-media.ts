import { createWriteStream, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { BlobStore } from '../../apps/api/src/platform/blobs/blob-store.ts';
import type { BackupSettings } from './backup-settings.ts';
import { readMedia } from './manifest.ts';
import { openMediaCopies } from './media-copies.ts';

const types: Readonly<Record<string, string>> = { webp: 'image/webp', mp4: 'video/mp4', m4a: 'audio/mp4' };

/** Puts the media of a backup that the store does not have into it. Returns how many. */
export async function restoreMedia(settings: BackupSettings, id: string, blobs: BlobStore): Promise<number> {
  const folder = mkdtempSync(join(tmpdir(), 'peonia-media-'));
  const copies = await openMediaCopies(settings);
  let restored = 0;
  try {
    for (const { name, bytes, sha256 } of await readMedia(settings, id)) {
      if ((await blobs.sizeOf(name)) === bytes) continue;
      const file = join(folder, 'file');
      await pipeline(await copies.open(sha256), createWriteStream(file));
      await blobs.putFile(name, file, types[name.replace(/^.*\./, '')] ?? 'application/octet-stream');
      restored += 1;
    }
    return restored;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
