import { createWriteStream } from 'node:fs';
import { mkdir, open, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { randomId } from '@peonia/core/random-id.ts';
import { refuse } from '../../../platform/http/refusal.ts';
import { headBytes } from './file-kind.ts';

/** Files that are being received. None is ever served; each is removed with its request. */
export interface Quarantine {
  /** Streams a file to disk, passes its path and first bytes to `work`, and always removes it. */
  hold<T>(
    file: Readable & { readonly truncated?: boolean },
    work: (path: string, head: Buffer) => Promise<T>,
  ): Promise<T>;
  /** Removes files of a killed process. */
  clear(): Promise<void>;
}

const leftoverMs = 60 * 60 * 1_000;

export function openQuarantine(folder: string): Quarantine {
  return {
    async hold(file, work) {
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const path = join(folder, randomId());
      try {
        await pipeline(file, createWriteStream(path, { flags: 'wx', mode: 0o600 })).catch((error: unknown) => {
          // The client disconnected: nobody waits for a reply.
          throw file.destroyed ? refuse('file_broken') : error;
        });
        if (file.truncated === true) throw refuse('file_too_large');
        return await work(path, await readHead(path));
      } finally {
        await rm(path, { force: true });
      }
    },
    async clear() {
      for (const name of await readdir(folder).catch(() => [])) {
        const found = await stat(join(folder, name)).catch(() => null);
        if (found !== null && found.mtimeMs < Date.now() - leftoverMs) await rm(join(folder, name), { force: true });
      }
    },
  };
}

async function readHead(path: string): Promise<Buffer> {
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(headBytes), 0, headBytes, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await file.close();
  }
}
