import type { Db } from '../../platform/db/statement.ts';
import { insertProfile } from './profile.sql.ts';

/** Gives a new account its empty profile. */
export async function openProfile(db: Db, accountId: number): Promise<void> {
  await insertProfile.run(db, { member_id: accountId });
}
