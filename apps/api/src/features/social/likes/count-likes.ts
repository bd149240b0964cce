import type { Db } from '../../../platform/db/statement.ts';
import { countUnseen, markSeen } from './like.sql.ts';

/** Likes of the member that they have not seen. */
export async function countUnseenLikes(db: Db, memberId: number): Promise<number> {
  return (await countUnseen.one(db, { reader: memberId })).count;
}

/** Marks all likes of the member as seen and returns how many were unseen. */
export function markLikesSeen(db: Db, memberId: number): Promise<number> {
  return markSeen.run(db, { reader: memberId });
}
