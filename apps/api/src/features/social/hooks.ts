import type { Db } from '../../platform/db/statement.ts';
import { hook } from '../../platform/feature.ts';

/** A note that came along with a like. */
export interface LikeNote {
  readonly author_id: number;
  readonly receiver_id: number;
  readonly words: string;
}

/**
 * Called in the transaction that stores the note of a like: queues what looks like a fraud. Throws `messages_slowed`
 * while the author is paused.
 */
export const noteSaved = hook<(db: Db, note: LikeNote) => Promise<void>>('social.note-saved');
