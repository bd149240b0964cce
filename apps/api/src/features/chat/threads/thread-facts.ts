import type { Db } from '../../../platform/db/statement.ts';
import { mutedThreadWith, threadExistsWith, writtenTo } from './thread-member.sql.ts';

/** Which of the members the reader has messaged. */
export async function membersMessagedBy(
  db: Db,
  readerId: number,
  ids: readonly number[],
): Promise<ReadonlySet<number>> {
  const rows = await writtenTo.all(db, { reader: readerId, ids: [...ids] });
  return new Set(rows.map((row) => row.other_id));
}

/** Whether the two have a conversation. */
export async function hasThreadWith(db: Db, readerId: number, memberId: number): Promise<boolean> {
  return (await threadExistsWith.one(db, { reader: readerId, member: memberId })).thread_exists;
}

/** Whether the reader has muted the member. */
export async function hasMuted(db: Db, readerId: number, memberId: number): Promise<boolean> {
  return (await mutedThreadWith.first(db, { reader: readerId, member: memberId })) !== undefined;
}
