import type { Db } from '../../../platform/db/statement.ts';
import { countUnseen, likedOf, markSeen } from './like.sql.ts';

/** Which of these members the reader likes. */
export async function likedAmong(db: Db, readerId: number, memberIds: readonly number[]): Promise<ReadonlySet<number>> {
  const rows = await likedOf.all(db, { reader: readerId, ids: memberIds });
  return new Set(rows.map(({ liked_id }) => liked_id));
}

/** Likes of the member that they have not seen. */
export async function countUnseenLikes(db: Db, memberId: number): Promise<number> {
  return (await countUnseen.one(db, { reader: memberId })).count;
}

/** Marks all likes of the member as seen and returns how many were unseen. */
export function markLikesSeen(db: Db, memberId: number): Promise<number> {
  return markSeen.run(db, { reader: memberId });
}
