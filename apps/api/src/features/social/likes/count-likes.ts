import type { Db } from '../../../platform/db/statement.ts';
import { markSeen } from './like.sql.ts';

/** Marks all likes of the member as seen and returns how many were unseen. */
export function markLikesSeen(db: Db, memberId: number): Promise<number> {
  return markSeen.run(db, { reader: memberId });
}
