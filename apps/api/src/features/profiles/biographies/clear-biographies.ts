import type { Db } from '../../../platform/db/statement.ts';
import { clearBiography, dropBiographiesThatSay } from './biography.sql.ts';

/** Takes away what staff removed: every text about the member that has these words. */
export async function clearBiographies(db: Db, memberId: number, words: string): Promise<void> {
  await clearBiography.run(db, { member_id: memberId, words });
  await dropBiographiesThatSay.run(db, { member_id: memberId, words });
}
