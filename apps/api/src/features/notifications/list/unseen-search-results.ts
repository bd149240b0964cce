import type { Db } from '../../../platform/db/statement.ts';
import type { Unread } from '../unread.ts';
import { unseenSearchResultsOf } from './notification.sql.ts';

/** Unseen results of saved searches by search name, for the unread mail. */
export async function unseenSearchResults(db: Db, memberIds: readonly number[]): Promise<ReadonlyMap<number, Unread>> {
  const rows = memberIds.length === 0 ? [] : await unseenSearchResultsOf.all(db, { ids: [...memberIds] });
  return new Map(rows.map((row) => [row.member_id, { count: row.count, names: row.names }]));
}
