import { createWriteStream } from 'node:fs';
import { mkdir, mkdtemp, open, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { Limits } from '@peonia/contract/protocol/limits.ts';
import type { FastifyBaseLogger } from 'fastify';
import type { BlobStore } from '../../../platform/blobs/blob-store.ts';
import type { Database } from '../../../platform/db/database.ts';
import { Refusal } from '../../../platform/http/refusal.ts';
import { endProgress, moveProgress } from '../../../platform/progress/progress.ts';
import type { Realtime } from '../../../platform/realtime/realtime.ts';
import { transactionWithEvents } from '../../../platform/realtime/transaction-with-events.ts';
import { fileKindOf, headBytes, type Container } from '../ingest/file-kind.ts';
import { inTurn, runPictureWork } from '../ingest/picture-queue.ts';
import { putRenditions } from '../ingest/store-picture.ts';
import type { MediaCounts } from '../media-counts.ts';
import { blobName, contentTypes, receivedName } from '../media-url.ts';
import { hashBandsOf } from '../review/perceptual-hash.ts';
import { transcodeVideo, transcodeVoice, type Transcoding } from './transcode-file.ts';
import {
  failTranscodeJob,
  finishTranscodeJob,
  claimTranscodeJob,
  lockTranscodeClaims,
  retryTranscodeJob,
  type TranscodeResult,
  type ChangedUploadRow,
  type TranscodeJobRow,
} from './transcode-job.sql.ts';

export interface TranscodeContext {
  readonly database: Database;
  readonly realtime: Realtime;
  readonly blobs: BlobStore;
  readonly limits: Limits;
  readonly log: FastifyBaseLogger;
  /** Folder for files in work. */
  readonly folder: string;
  readonly counts: Pick<MediaCounts, 'transcode'>;
}

/** Lease: slightly longer than the longest transcoding, then another process may try. */
const leaseSeconds = 50 * 60;
const triesMax = 2;

/** Pause after an error of the store. */
const retrySeconds = 60;

/** An error of the store or a busy server, which says nothing about the file. */
class StorageError extends Error {}

/** Null for an error of the file. */
function resultOfError(error: unknown): StorageError | null {
  if (error instanceof Refusal && error.entry.status >= 500) return new StorageError('busy', { cause: error });
  return error instanceof StorageError ? error : null;
}

function inStore<T>(work: Promise<T>): Promise<T> {
  return work.catch((error: unknown) => {
    throw new StorageError('media store', { cause: error });
  });
}

/**
 * Transcodes one waiting file of a kind; false if none waits. A failure of the file is stored and emitted too; after an
 * error of the store the file waits for another attempt.
 */
export async function transcodeNext(context: TranscodeContext, kind: 'video' | 'audio'): Promise<boolean> {
  const work = await context.database.transaction(async (db) => {
    await lockTranscodeClaims.run(db, {});
    return claimTranscodeJob.first(db, { kind, lease_seconds: leaseSeconds });
  });
  if (work === undefined) return false;
  const startedAt = performance.now();
  const report = (outcome: 'done' | 'failed' | 'retried') =>
    context.counts.transcode(kind, outcome, performance.now() - startedAt);
  const made = work.attempts > triesMax ? null : await convert(context, work).catch(resultOfError);
  if (made instanceof StorageError) {
    report('retried');
    context.log.error({ err: made.cause }, 'a video or voice waits for the media store');
    await retryTranscodeJob.run(context.database, { id: work.id, seconds: retrySeconds });
    return true;
  }
  await transactionWithEvents(context, async ({ db, emit }) => {
    const changed =
      made === null
        ? await failTranscodeJob.first(db, { id: work.id })
        : await finishTranscodeJob.first(db, { ...made, distance: context.limits.duplicate_distance });
    if (work.progress_id !== null) await endProgress(db, work.progress_id, made === null ? 'failed' : 'done');
    if (changed === undefined) return;
    const { member_id, name, data } = changedEvent(changed);
    emit(member_id, name, data);
  });
  report(made === null ? 'failed' : 'done');
  await context.blobs.remove(receivedName(work.blob));
  return true;
}

export function changedEvent({ owner_id, id, state, folder, review }: ChangedUploadRow) {
  return { member_id: owner_id, name: 'upload.changed', data: { id, state, folder, review } } as const;
}

async function convert(
  { database, blobs, limits, folder: parent }: TranscodeContext,
  work: TranscodeJobRow,
): Promise<TranscodeResult> {
  await mkdir(parent, { recursive: true, mode: 0o700 });
  const folder = await mkdtemp(join(parent, 'work-'));
  try {
    const path = join(folder, 'received');
    const container = await fetchReceived(blobs, work.blob, path);
    const transcoding: Transcoding = {
      path,
      container,
      folder,
      limits,
      onShare: steadily((percent) =>
        work.progress_id === null ? undefined : moveProgress(database, work.progress_id, percent),
      ),
    };
    return work.kind === 'audio'
      ? await makeVoice(blobs, work, transcoding)
      : await makeVideo(blobs, work, transcoding);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function makeVideo(
  blobs: BlobStore,
  { id, blob, seconds }: TranscodeJobRow,
  transcoding: Transcoding,
): Promise<TranscodeResult> {
  const video = await transcodeVideo(transcoding, seconds);
  const poster = await inTurn(() =>
    runPictureWork('renditionsOf', video.poster, transcoding.limits.photo_megapixels_max),
  );
  const pictures = new Map([
    ...poster.encoded,
    ['frames' as const, await inTurn(() => runPictureWork('sheetOf', video.frames))],
  ]);
  await inStore(putRenditions(blobs, blob, pictures));
  const bytes = await storeTranscoded(blobs, blobName(blob, 'play'), video.path, contentTypes.mp4);
  const { width, height, perceptualHash } = { ...poster, ...video };
  return {
    id,
    width,
    height,
    seconds: video.seconds,
    waveform: null,
    bytes,
    renditions: ['play', ...pictures.keys()],
    perceptual_hash: perceptualHash,
    hash_bands: hashBandsOf(perceptualHash),
  };
}

async function makeVoice(
  blobs: BlobStore,
  { id, blob }: TranscodeJobRow,
  transcoding: Transcoding,
): Promise<TranscodeResult> {
  const { path, seconds, waveform } = await transcodeVoice(transcoding);
  const bytes = await storeTranscoded(blobs, blobName(blob, 'voice'), path, contentTypes.m4a);
  return {
    id,
    width: null,
    height: null,
    seconds,
    waveform,
    bytes,
    renditions: ['voice'],
    perceptual_hash: null,
    hash_bands: [],
  };
}

async function storeTranscoded(blobs: BlobStore, name: string, path: string, contentType: string): Promise<number> {
  await inStore(blobs.putFile(name, path, contentType));
  return (await stat(path)).size;
}

async function fetchReceived(blobs: BlobStore, blob: string, path: string): Promise<Container> {
  const received = await inStore(blobs.get(receivedName(blob)));
  if (received === null) throw new Error('The received file is gone');
  await inStore(pipeline(received.stream, createWriteStream(path, { flags: 'wx', mode: 0o600 })));
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(headBytes), 0, headBytes, 0);
    const kind = fileKindOf(buffer.subarray(0, bytesRead));
    if (kind === null || !('container' in kind)) throw new Error('The received file is no video');
    return kind.container;
  } finally {
    await file.close();
  }
}

const stepPercent = 5;

/** Writes progress in steps of 5 percent. */
function steadily(write: (percent: number) => Promise<void> | undefined): (share: number) => void {
  let last = 0;
  return (share) => {
    const percent = Math.floor(share * 100);
    if (percent < last + stepPercent) return;
    last = percent;
    void write(percent)?.catch(() => {});
  };
}
