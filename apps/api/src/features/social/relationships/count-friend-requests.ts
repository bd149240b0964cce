import type { Db } from '../../../platform/db/statement.ts';
import { countUnseenRequests, updateSeenRequests } from './friend-request.sql.ts';

/** Unseen friend requests of the member. */
export async function countFriendRequests(db: Db, memberId: number): Promise<number> {
  return (await countUnseenRequests.one(db, { reader: memberId })).count;
}

/** Marks all requests as seen and returns how many were unseen. */
export function markFriendRequestsSeen(db: Db, memberId: number): Promise<number> {
  return updateSeenRequests.run(db, { reader: memberId });
}
