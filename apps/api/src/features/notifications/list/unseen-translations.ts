import type { Db } from '../../../platform/db/statement.ts';
import type { Unread } from '../unread.ts';
import { unseenTranslationsOf } from './notification.sql.ts';

/** Unseen notifications of finished translations, for the unread mail. */
export async function unseenTranslations(db: Db, memberIds: readonly number[]): Promise<ReadonlyMap<number, Unread>> {
  const rows = memberIds.length === 0 ? [] : await unseenTranslationsOf.all(db, { ids: [...memberIds] });
  return new Map(rows.map((row) => [row.member_id, { count: row.count, names: row.names }]));
}
