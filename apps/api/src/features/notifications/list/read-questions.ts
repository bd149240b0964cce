import type { Db } from '../../../platform/db/statement.ts';
import { questionNotifications } from './notification.sql.ts';

/** Questions in a member's notifications, by notification id. */
export async function readQuestions(
  db: Db,
  memberId: number,
  ids: readonly number[],
): Promise<ReadonlyMap<number, { readonly text: string; readonly person_id: number }>> {
  const rows = await questionNotifications.all(db, { reader: memberId, ids });
  return new Map(rows.map(({ id, text, person_id }) => [id, { text, person_id }]));
}
