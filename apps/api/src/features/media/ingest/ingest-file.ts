import { stat } from 'node:fs/promises';
import type { Limits } from '@peonia/contract/protocol/limits.ts';
import type { BlobStore } from '../../../platform/blobs/blob-store.ts';
import type { Db } from '../../../platform/db/statement.ts';
import { refuse } from '../../../platform/http/refusal.ts';
import { beginProgress } from '../../../platform/progress/progress.ts';
import type { MediaCounts } from '../media-counts.ts';
import { receivedName } from '../media-url.ts';
import { hashBandsOf } from '../review/perceptual-hash.ts';
import { wasRemoved } from '../review/removed-picture.sql.ts';
import { probeFile } from '../transcode/probe-file.ts';
import type { TranscodeWorker } from '../transcode/transcode-worker.ts';
import { handOver, insertUpload } from '../upload.sql.ts';
import { fileKindOf, type Container } from './file-kind.ts';
import { inTurn } from './picture-queue.ts';
import type { Quarantine } from './receive-file.ts';
import { reencodePicture } from './reencode-picture.ts';
import { newName, storePicture } from './store-picture.ts';

export interface IngestContext {
  /** The pool: no transaction waits for an encoder. */
  readonly db: Db;
  readonly blobs: BlobStore;
  readonly quarantine: Quarantine;
  readonly limits: Limits;
  readonly worker: TranscodeWorker;
  readonly counts: Pick<MediaCounts, 'upload'>;
}

/**
 * Ingests one file from quarantine by its kind and returns the id of its upload. Throws a refusal for what is not
 * accepted.
 */
export async function ingestFile(context: IngestContext, ownerId: number, path: string, head: Buffer): Promise<number> {
  const { size } = await stat(path);
  try {
    const id = await ingestKind(context, ownerId, path, head);
    context.counts.upload('taken', size);
    return id;
  } catch (error) {
    context.counts.upload('refused', size);
    throw error;
  }
}

async function ingestKind(context: IngestContext, ownerId: number, path: string, head: Buffer): Promise<number> {
  const kind = fileKindOf(head);
  if (kind === null) throw refuse('file_kind_refused');
  if ('container' in kind) return ingestTranscoded(context, ownerId, path, kind.container);
  const picture = await reencodePicture(path, kind.picture, context.limits);
  await refuseRemoved(context, picture.perceptualHash);
  return (await storePicture(context.db, context.blobs, ownerId, picture)).id;
}

/** Throws `picture_removed` for a picture that staff have removed before. */
async function refuseRemoved({ db, limits }: IngestContext, perceptual_hash: string): Promise<void> {
  const search = { perceptual_hash, hash_bands: hashBandsOf(perceptual_hash), distance: limits.duplicate_distance };
  if ((await wasRemoved.one(db, search)).found) throw refuse('picture_removed');
}

/**
 * A video or voice is probed now and transcoded by the worker. The row comes first, so that a crash leaves nothing that
 * the purge cannot find.
 */
async function ingestTranscoded(
  { db, blobs, limits, worker }: IngestContext,
  ownerId: number,
  path: string,
  container: Container,
): Promise<number> {
  if (!worker.isThere) throw refuse('videos_away');
  const probed = await inTurn(() => probeFile(path, container, limits));
  const name = newName();
  const { size } = await stat(path);
  const progress_id = await beginProgress(db, 'upload', ownerId);
  const { id } = await insertUpload.one(db, {
    ...probed,
    owner_id: ownerId,
    state: 'receiving',
    name,
    bytes: size,
    renditions: [],
    perceptual_hash: null,
    hash_bands: [],
    progress_id,
  });
  await blobs.putFile(receivedName(name), path, 'application/octet-stream');
  await handOver.run(db, { id });
  worker.nudge();
  return id;
}
