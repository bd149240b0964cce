import type { Db } from '../../../platform/db/statement.ts';
import { dropCardsThatSay } from './order.sql.ts';

/** Takes away what staff removed: the words on every card by the member that has these. The gifts stay. */
export async function clearCards(db: Db, memberId: number, words: string): Promise<void> {
  await dropCardsThatSay.run(db, { member_id: memberId, words });
}
