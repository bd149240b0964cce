import type { Db } from '../../platform/db/statement.ts';
import { ownAccount } from './account.sql.ts';

/** Does the member want the program's sounds? */
export async function readSound(db: Db, memberId: number): Promise<boolean> {
  return (await ownAccount.one(db, { id: memberId })).has_sound;
}
