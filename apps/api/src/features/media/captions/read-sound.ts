import { randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import type { BlobStore } from '../../../platform/blobs/blob-store.ts';
import { blobName } from '../media-url.ts';
import { openOwn, runFfmpeg, runProbe } from '../transcode/media-program.ts';
import type { SpokenFile } from './spoken-file.sql.ts';

/** Sound of an hour at this rate fits the 25 MB that services take. */
const encoding = ['-vn', '-c:a', 'aac', '-b:a', '32k', '-ac', '1', '-ar', '16000', '-f', 'mp4'];

/**
 * The sound of a stored voice or video as AAC in MP4, read from the store. Null for a video without sound; throws for a
 * file that is missing.
 */
export async function readSound(
  blobs: BlobStore,
  { kind, blob, seconds }: SpokenFile,
  parent: string,
): Promise<Buffer | null> {
  const found = await blobs.get(blobName(blob, kind === 'audio' ? 'voice' : 'play'));
  if (found === null) throw new Error('The recording is gone');
  if (kind === 'audio') return buffer(found.stream);
  const folder = join(parent, `sound-${randomUUID()}`);
  await mkdir(folder, { recursive: true, mode: 0o700 });
  try {
    const film = join(folder, 'play.mp4');
    const sound = join(folder, 'sound.m4a');
    await pipeline(found.stream, createWriteStream(film, { flags: 'wx', mode: 0o600 }));
    if (!(await hasSound(film))) return null;
    const bounds = { wallMs: 120_000, cpuSeconds: 30 + Math.ceil(seconds), fileBytes: 25_000_000 };
    await runFfmpeg([...openOwn(film), '-map', '0:a:0', ...encoding, sound], bounds);
    return await readFile(sound);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function hasSound(path: string): Promise<boolean> {
  const kinds = await runProbe([
    ...openOwn(path),
    '-select_streams',
    'a',
    '-of',
    'csv=p=0',
    '-show_entries',
    'stream=index',
  ]);
  return kinds.trim() !== '';
}
