import type { Db } from '../../../platform/db/statement.ts';
import { mutedThreadWith, threadExistsWith } from './thread-member.sql.ts';

/** Whether the two have a conversation. */
export async function hasThreadWith(db: Db, readerId: number, memberId: number): Promise<boolean> {
  return (await threadExistsWith.one(db, { reader: readerId, member: memberId })).thread_exists;
}

/** Whether the reader has muted the member. */
export async function hasMuted(db: Db, readerId: number, memberId: number): Promise<boolean> {
  return (await mutedThreadWith.first(db, { reader: readerId, member: memberId })) !== undefined;
}
