import { createWriteStream } from 'node:fs';
import { mkdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { type Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Limits } from '@peonia/contract/protocol/limits.ts';
import { randomId } from '@peonia/core/random-id.ts';
import { fileTooLarge } from '../../../platform/http/file-too-large.ts';

interface Receiving {
  readonly folder: string;
  /** More bytes are refused. */
  readonly most: number;
  readonly limits: Limits;
  /** Called while bytes arrive, at most every few seconds. */
  onAlive(): void;
}

const aliveMs = 4_000;

/**
 * Streams the request body to disk and passes its path and size to `work`, also when the connection dropped: received
 * bytes count. The file is always removed.
 */
export async function receivePart<T>(
  body: Readable,
  { folder, most, limits, onAlive }: Receiving,
  work: (path: string, bytes: number) => Promise<T>,
): Promise<T> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const path = join(folder, randomId());
  try {
    const file = createWriteStream(path, { flags: 'wx', mode: 0o600 });
    const closed = new Promise<void>((resolve) => file.once('close', () => resolve()));
    await pipeline(body, meter({ most, limits, onAlive }), file).catch((error: unknown) => {
      if (!isCut(error)) throw error;
    });
    // After an abort the last bytes may still be on their way to disk.
    await closed;
    return await work(path, (await stat(path)).size);
  } finally {
    await rm(path, { force: true });
  }
}

function meter({ most, limits, onAlive }: Omit<Receiving, 'folder'>): Transform {
  let bytes = 0;
  let told = Date.now();
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      bytes += chunk.length;
      if (Date.now() - told > aliveMs) {
        told = Date.now();
        onAlive();
      }
      done(bytes > most ? fileTooLarge(limits) : null, chunk);
    },
  });
}

/** The client disconnected, or was aborted. */
function isCut(error: unknown): boolean {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  return (
    code === 'ERR_STREAM_PREMATURE_CLOSE' ||
    code === 'ECONNRESET' ||
    code === 'ABORT_ERR' ||
    (error instanceof Error && error.message === 'aborted')
  );
}
