import type { Db } from '../../../platform/db/statement.ts';
import { countUnseenNotices, lockNotices, markNoticesSeen } from './notice.sql.ts';

/** Entries of the member's panel that they have not seen. */
export async function countUnseen(db: Db, memberId: number): Promise<number> {
  return (await countUnseenNotices.one(db, { reader: memberId })).count;
}

/** Marks the member's entries as seen and answers how many were not. */
export async function markSeen(db: Db, memberId: number): Promise<number> {
  await lockNotices.run(db, { member_id: memberId });
  return markNoticesSeen.run(db, { reader: memberId });
}
