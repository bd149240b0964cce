import type { Db } from '../../../platform/db/statement.ts';
import { questionNotifications } from './notification.sql.ts';

/** The questions that notices of a member tell of, by the id of the notice. */
export async function readQuestions(
  db: Db,
  memberId: number,
  ids: readonly number[],
): Promise<ReadonlyMap<number, { readonly text: string; readonly person_id: number }>> {
  const rows = await questionNotifications.all(db, { reader: memberId, ids });
  return new Map(rows.map(({ id, text, person_id }) => [id, { text, person_id }]));
}
