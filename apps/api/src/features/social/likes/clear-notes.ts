import type { Db } from '../../../platform/db/statement.ts';
import { dropNotesThatSay } from './like.sql.ts';

/** Takes away what staff removed: every note by the member that has these words. The likes stay. */
export async function clearNotes(db: Db, memberId: number, words: string): Promise<void> {
  await dropNotesThatSay.run(db, { member_id: memberId, words });
}
