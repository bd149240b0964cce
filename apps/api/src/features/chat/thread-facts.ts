import type { Db } from '../../platform/db/statement.ts';
import { clearUnread, mutedThreadWith, threadExistsWith, sumUnread, writtenTo } from './threads/thread-member.sql.ts';

/** Unread messages of a member, in conversations they can see. */
export async function countUnreadMessages(db: Db, memberId: number): Promise<number> {
  return (await sumUnread.one(db, { member_id: memberId })).unread;
}

/** Empties the counter of unread messages; answers how many it held. */
export async function markAllRead(db: Db, memberId: number): Promise<number> {
  return (await clearUnread.one(db, { member_id: memberId })).cleared;
}

/** Which of the members the reader has written to. */
export async function membersMessagedBy(
  db: Db,
  readerId: number,
  ids: readonly number[],
): Promise<ReadonlySet<number>> {
  const rows = await writtenTo.all(db, { reader: readerId, ids: [...ids] });
  return new Set(rows.map((row) => row.other_id));
}

/** Whether the two have a conversation, whoever wrote in it. */
export async function hasThreadWith(db: Db, readerId: number, memberId: number): Promise<boolean> {
  return (await threadExistsWith.one(db, { reader: readerId, member: memberId })).thread_exists;
}

/** Whether the reader wants to hear nothing of the member's messages. */
export async function hasMuted(db: Db, readerId: number, memberId: number): Promise<boolean> {
  return (await mutedThreadWith.first(db, { reader: readerId, member: memberId })) !== undefined;
}
