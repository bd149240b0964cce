import type { Db } from '../../../platform/db/statement.ts';
import { lockNotifications, markNotificationsSeen } from './notification.sql.ts';

/** Marks all notifications as seen and returns how many were unseen. */
export async function markSeen(db: Db, memberId: number): Promise<number> {
  await lockNotifications.run(db, { member_id: memberId });
  return markNotificationsSeen.run(db, { reader: memberId });
}
