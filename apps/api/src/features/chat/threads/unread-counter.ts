import type { Db } from '../../../platform/db/statement.ts';
import { clearUnread } from './thread-member.sql.ts';

/** Resets the unread counter. Returns its previous value. */
export async function markAllRead(db: Db, memberId: number): Promise<number> {
  return (await clearUnread.one(db, { member_id: memberId })).cleared;
}
