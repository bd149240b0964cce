import type { Db } from '../../../platform/db/statement.ts';
import { countUnseenRequests, requestsAmong, updateSeenRequests } from './request.sql.ts';

/** With whom of these members a friend request waits: 1 the reader's, 2 theirs. */
export async function askedAmong(
  db: Db,
  readerId: number,
  memberIds: readonly number[],
): Promise<ReadonlyMap<number, 1 | 2>> {
  const rows = await requestsAmong.all(db, { reader: readerId, ids: [...memberIds] });
  return new Map(rows.map(({ other_id, value }) => [other_id, value]));
}

/** Friend requests that the member has not seen. */
export async function countRequests(db: Db, memberId: number): Promise<number> {
  return (await countUnseenRequests.one(db, { reader: memberId })).count;
}

/** Marks all requests as seen and answers how many were not. */
export function markRequestsSeen(db: Db, memberId: number): Promise<number> {
  return updateSeenRequests.run(db, { reader: memberId });
}
