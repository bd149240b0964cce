import type { Db } from '../../platform/db/statement.ts';
import { insertSetting } from './access-policy.sql.ts';

/** Creates the privacy settings of a new account: visible to members only. */
export async function openPrivacy(db: Db, accountId: number): Promise<void> {
  await insertSetting.run(db, { member_id: accountId });
}
