import type { Db } from '../../platform/db/statement.ts';
import { insertSetting } from './access-policy.sql.ts';

/** Gives a new account its privacy settings: seen by members only until the member decides otherwise. */
export async function openPrivacy(db: Db, accountId: number): Promise<void> {
  await insertSetting.run(db, { member_id: accountId });
}
