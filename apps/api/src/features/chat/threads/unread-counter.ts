import type { Db } from '../../../platform/db/statement.ts';
import { clearUnread, sumUnread } from './thread-member.sql.ts';

/** Unread messages of a member, in conversations that they can see. */
export async function countUnreadMessages(db: Db, memberId: number): Promise<number> {
  return (await sumUnread.one(db, { member_id: memberId })).unread;
}

/** Resets the unread counter. Returns its previous value. */
export async function markAllRead(db: Db, memberId: number): Promise<number> {
  return (await clearUnread.one(db, { member_id: memberId })).cleared;
}
