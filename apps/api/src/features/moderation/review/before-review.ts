import type { Db } from '../../../platform/db/statement.ts';
import { readWaitingState, type WaitingState } from '../../media/public.ts';
import { readPhotoPlaces, type PhotoPlaces } from '../../profiles/public.ts';

/** How a file and the profile of its owner were before a decision. */
export interface BeforeReview {
  readonly file: WaitingState;
  readonly places: PhotoPlaces;
  /** Whether the owner lost the badge with the main photo. */
  readonly lostBadge?: boolean;
}

/** Undefined where nothing waits. */
export async function readBefore(db: Db, uploadId: number): Promise<BeforeReview | undefined> {
  const waiting = await readWaitingState(db, uploadId);
  return waiting && { file: waiting.state, places: await readPhotoPlaces(db, waiting.owner_id, waiting.name) };
}
