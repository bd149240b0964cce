import { open } from 'node:fs/promises';
import { Zip, ZipDeflate, ZipPassThrough } from 'fflate';
import type { ExportFile } from './exporter.ts';

/**
 * Writes files into a ZIP archive on disk, one after another; only one chunk is held in memory. Returns the size in
 * bytes.
 */
export async function writeArchive(path: string, files: AsyncIterable<ExportFile>): Promise<number> {
  const archive = await open(path, 'w', 0o600);
  let made: Uint8Array[] = [];
  let bytes = 0;
  const zip = new Zip((error, piece) => {
    if (error !== null) throw error;
    made.push(piece);
  });
  const flush = async () => {
    const pieces = made;
    made = [];
    for (const piece of pieces) {
      await archive.appendFile(piece);
      bytes += piece.length;
    }
  };
  try {
    for await (const { path: name, content } of files) {
      // WebP images are already compressed. Most files are small: `mem` takes a quarter of the memory for each.
      const entry = name.endsWith('.webp') ? new ZipPassThrough(name) : new ZipDeflate(name, { level: 6, mem: 4 });
      zip.add(entry);
      for await (const piece of content) {
        entry.push(piece, false);
        await flush();
      }
      entry.push(new Uint8Array(0), true);
      await flush();
    }
    zip.end();
    await flush();
    await archive.sync();
    return bytes;
  } finally {
    await archive.close();
  }
}
