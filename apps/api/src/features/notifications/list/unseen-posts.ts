import type { Db } from '../../../platform/db/statement.ts';
import type { Unread } from '../unread.ts';
import { unseenPostsOf } from './notification.sql.ts';

/** People in unseen notifications about posts, for the unread mail. */
export async function unseenPosts(db: Db, memberIds: readonly number[]): Promise<ReadonlyMap<number, Unread>> {
  const rows = memberIds.length === 0 ? [] : await unseenPostsOf.all(db, { ids: [...memberIds] });
  return new Map(rows.map((row) => [row.member_id, { count: row.count, names: row.names }]));
}
