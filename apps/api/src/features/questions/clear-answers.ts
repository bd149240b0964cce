import type { Db } from '../../platform/db/statement.ts';
import { dropAnswersThatSay } from './answer.sql.ts';

/** Takes away what staff removed: every answer by the member that has these words. */
export async function clearAnswers(db: Db, memberId: number, words: string): Promise<void> {
  await dropAnswersThatSay.run(db, { member_id: memberId, words });
}
