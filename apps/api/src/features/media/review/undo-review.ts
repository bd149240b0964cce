import type { Db } from '../../../platform/db/statement.ts';
import { allowPictures } from './removed-picture.sql.ts';
import type { DecidedRow } from './review.sql.ts';
import { reopenUpload, waitingState } from './undo-review.sql.ts';

/** How a file waits in the review queue; opaque to others. */
export type WaitingState = Readonly<Record<string, unknown>>;

/** Undefined where nothing waits. */
export function readWaitingState(
  db: Db,
  uploadId: number,
): Promise<{ owner_id: number; name: string; state: WaitingState } | undefined> {
  return waitingState.first(db, { id: uploadId });
}

/**
 * Takes a decision about a file back: it waits again, and a removed picture can be uploaded. Undefined where something
 * else became of the file since.
 */
export async function undoDecision(
  db: Db,
  uploadId: number,
  { wasRemoved, state }: { readonly wasRemoved: boolean; readonly state: WaitingState },
): Promise<DecidedRow | undefined> {
  const file = await reopenUpload.first(db, {
    id: uploadId,
    review: wasRemoved ? 'removed' : 'approved',
    state: JSON.stringify(state),
  });
  if (file !== undefined && wasRemoved) await allowPictures.run(db, { upload_ids: [uploadId] });
  return file;
}
