import type { Db } from '../../platform/db/statement.ts';
import { insertProfile } from './profile.sql.ts';

/** Creates the empty profile of a new account. */
export async function openProfile(db: Db, accountId: number): Promise<void> {
  await insertProfile.run(db, { member_id: accountId });
}
