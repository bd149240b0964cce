import type { Db } from '../../../platform/db/statement.ts';
import { countUnseenRequests, requestsAmong, updateSeenRequests } from './friend-request.sql.ts';

/** Members with a pending friend request: 1 sent by the reader, 2 received. */
export async function askedAmong(
  db: Db,
  readerId: number,
  memberIds: readonly number[],
): Promise<ReadonlyMap<number, 1 | 2>> {
  const rows = await requestsAmong.all(db, { reader: readerId, ids: [...memberIds] });
  return new Map(rows.map(({ other_id, value }) => [other_id, value]));
}

/** Unseen friend requests of the member. */
export async function countFriendRequests(db: Db, memberId: number): Promise<number> {
  return (await countUnseenRequests.one(db, { reader: memberId })).count;
}

/** Marks all requests as seen and returns how many were unseen. */
export function markFriendRequestsSeen(db: Db, memberId: number): Promise<number> {
  return updateSeenRequests.run(db, { reader: memberId });
}
