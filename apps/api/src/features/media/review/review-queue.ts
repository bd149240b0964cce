import type { ReviewSignal } from '@peonia/contract/moderation/moderation.ts';
import type { RemovalReason } from '@peonia/contract/moderation/removal-reasons.ts';
import type { Limits } from '@peonia/contract/protocol/limits.ts';
import type { Db } from '../../../platform/db/statement.ts';
import { refuse } from '../../../platform/http/refusal.ts';
import {
  awaitReview,
  decideUpload,
  noteReported,
  seenUploads,
  waitingUploads,
  type DecidedRow,
  type SeenRow,
  type WaitingRow,
} from './review.sql.ts';

/** Puts a profile picture into the review queue. */
export async function awaitPicture(db: Db, name: string, signal: ReviewSignal): Promise<void> {
  if ((await awaitReview.first(db, { name, signal })) === undefined) throw refuse('upload_removed');
}

/** Reports a file; false if there is none. */
export async function reportUpload(db: Db, uploadId: number, { hides }: { hides: boolean }): Promise<boolean> {
  return (await noteReported.first(db, { id: uploadId, hides })) !== undefined;
}

/** A page of the review queue behind a cursor; with `signals` only files that have one of them. */
export function readQueue(
  db: Db,
  page: { readonly signals: readonly ReviewSignal[] | null; readonly after: number | null; readonly most: number },
): Promise<WaitingRow[]> {
  return waitingUploads.all(db, page);
}

/** Earlier decisions about pictures that look like these waiting ones. */
export function readSeen(db: Db, ids: number[], limits: Pick<Limits, 'duplicate_distance'>): Promise<SeenRow[]> {
  return seenUploads.all(db, { ids, distance: limits.duplicate_distance });
}

/** Approves a file in the queue, or removes it for a reason, once. */
export function decideOn(db: Db, uploadId: number, removedFor: RemovalReason | null): Promise<DecidedRow | undefined> {
  return decideUpload.first(db, {
    id: uploadId,
    review: removedFor === null ? 'approved' : 'removed',
    removed_for: removedFor,
  });
}
