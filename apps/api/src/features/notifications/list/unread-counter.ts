import type { Db } from '../../../platform/db/statement.ts';
import { countUnseenNotifications, lockNotifications, markNotificationsSeen } from './notification.sql.ts';

/** Unseen notifications of the member (unread counter). */
export async function countUnseen(db: Db, memberId: number): Promise<number> {
  return (await countUnseenNotifications.one(db, { reader: memberId })).count;
}

/** Marks all notifications as seen and returns how many were unseen. */
export async function markSeen(db: Db, memberId: number): Promise<number> {
  await lockNotifications.run(db, { member_id: memberId });
  return markNotificationsSeen.run(db, { reader: memberId });
}
