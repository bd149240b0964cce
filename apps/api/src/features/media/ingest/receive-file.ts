import { createWriteStream } from 'node:fs';
import { open, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Limits } from '@peonia/contract/protocol/limits.ts';
import { randomId } from '@peonia/core/random-id.ts';
import type { BlobStore } from '../../../platform/blobs/blob-store.ts';
import { readFreePercent } from '../../../platform/blobs/disk-space.ts';
import { fileTooLarge } from '../../../platform/http/file-too-large.ts';
import { refuse } from '../../../platform/http/refusal.ts';
import { headBytes } from './file-kind.ts';

/** A received file that waits for its ingest. */
export interface HeldFile {
  readonly path: string;
  /** First bytes, which tell its kind. */
  readonly head: Buffer;
  readonly bytes: number;
  /** Whether it was cut at the limit of a file. */
  readonly isTooLarge: boolean;
  remove(): Promise<void>;
}

/** Files that are being received. None is ever served; each is removed with its request. */
export interface Quarantine {
  /** Throws `server_busy` while a disk has less free space than it must keep. */
  checkFreeSpace(): Promise<void>;
  /** Streams a file to disk. The caller removes it. */
  receive(file: Readable & { readonly truncated?: boolean }): Promise<HeldFile>;
  /** Streams a file to disk, passes its path and first bytes to `work`, and always removes it. */
  hold<T>(
    file: Readable & { readonly truncated?: boolean },
    work: (path: string, head: Buffer) => Promise<T>,
  ): Promise<T>;
  /** Removes files of a killed process. */
  clear(): Promise<void>;
}

const leftoverMs = 60 * 60 * 1_000;

/** Throws `server_busy` below `upload_free_disk_percent` of free space, so that other work keeps its disk. */
export function openQuarantine(folder: string, blobs: BlobStore, limits: Limits): Quarantine {
  async function checkFreeSpace(): Promise<void> {
    const free = await readFreePercent(folder, blobs);
    if (free < limits.upload_free_disk_percent) throw refuse('server_busy');
  }
  async function receive(file: Readable & { readonly truncated?: boolean }): Promise<HeldFile> {
    await checkFreeSpace();
    const path = join(folder, randomId());
    const remove = () => rm(path, { force: true });
    try {
      await pipeline(file, createWriteStream(path, { flags: 'wx', mode: 0o600 }));
      const { size: bytes } = await stat(path);
      return { path, head: await readHead(path), bytes, isTooLarge: file.truncated === true, remove };
    } catch (error) {
      await remove();
      // The request ended within the file, or its client disconnected.
      throw file.destroyed ? refuse('upload_incomplete') : error;
    }
  }
  return {
    checkFreeSpace,
    receive,
    async hold(file, work) {
      const held = await receive(file);
      try {
        if (held.isTooLarge) throw fileTooLarge(limits);
        return await work(held.path, held.head);
      } finally {
        await held.remove();
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
