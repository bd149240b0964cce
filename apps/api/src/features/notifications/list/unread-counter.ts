import type { Db } from '../../../platform/db/statement.ts';
import { countUnseenNotifications, lockNotifications, markNotificationsSeen } from './notification.sql.ts';

/** Entries of the member's panel that they have not seen. */
export async function countUnseen(db: Db, memberId: number): Promise<number> {
  return (await countUnseenNotifications.one(db, { reader: memberId })).count;
}

/** Marks the member's entries as seen and answers how many were not. */
export async function markSeen(db: Db, memberId: number): Promise<number> {
  await lockNotifications.run(db, { member_id: memberId });
  return markNotificationsSeen.run(db, { reader: memberId });
}
