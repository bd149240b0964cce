import { createWriteStream } from 'node:fs';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { FastifyBaseLogger } from 'fastify';
import type { BlobStore } from '../../../platform/blobs/blob-store.ts';
import type { Db } from '../../../platform/db/statement.ts';
import { inTurn, runPictureWork } from '../ingest/picture-queue.ts';
import { putRenditions } from '../ingest/store-picture.ts';
import { blobName } from '../media-url.ts';
import { type FramelessRow, framelessVideos, noteFrames, noteFramesFailed } from './frames.sql.ts';
import { drawFrames } from './transcode-file.ts';

interface Context {
  readonly blobs: BlobStore;
  readonly log: Pick<FastifyBaseLogger, 'warn'>;
  /** Parent of the folder for files in work. */
  readonly folder: string;
}

/** Videos of one run, one after the other: a long one takes minutes. */
const batch = 10;

/**
 * Draws the sheets of frames of videos from before there were any, those that wait for a reviewer first. A video that
 * cannot be drawn is left without one. Decision 215.
 */
export async function drawMissingFrames(db: Db, context: Context): Promise<void> {
  for (const row of await framelessVideos.all(db, { most: batch })) {
    const isDrawn = await drawOne(row, context).catch((error: unknown) => {
      context.log.warn({ err: error, upload: row.id }, 'the frames of a video could not be drawn');
      return false;
    });
    await (isDrawn ? noteFrames : noteFramesFailed).run(db, { id: row.id });
  }
}

/** False where the file is gone. */
async function drawOne({ blob, seconds }: FramelessRow, { blobs, folder: parent }: Context): Promise<boolean> {
  const film = await blobs.get(blobName(blob, 'play'));
  if (film === null) return false;
  await mkdir(parent, { recursive: true, mode: 0o700 });
  const folder = await mkdtemp(join(parent, 'frames-'));
  try {
    const path = join(folder, 'play.mp4');
    await pipeline(film.stream, createWriteStream(path, { flags: 'wx', mode: 0o600 }));
    const frames = await drawFrames(path, seconds, folder);
    const sheet = await inTurn(() => runPictureWork('sheetOf', frames));
    await putRenditions(blobs, blob, new Map([['frames', sheet]]));
    return true;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
