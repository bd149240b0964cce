import type { Db } from '../../../platform/db/statement.ts';
import type { Unread } from '../unread.ts';
import { unseenFriendsOf } from './notification.sql.ts';

/** People in unseen friendship notifications, for the unread mail. */
export async function unseenFriends(db: Db, memberIds: readonly number[]): Promise<ReadonlyMap<number, Unread>> {
  const rows = memberIds.length === 0 ? [] : await unseenFriendsOf.all(db, { ids: [...memberIds] });
  return new Map(rows.map((row) => [row.member_id, { count: row.count, names: row.names }]));
}
