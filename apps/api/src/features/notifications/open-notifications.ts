import type { Db } from '../../platform/db/statement.ts';
import { insertNotificationSetting } from './notification-setting.sql.ts';

/** The switches of a new account, made with it. */
export async function openNotifications(db: Db, accountId: number): Promise<void> {
  await insertNotificationSetting.run(db, { member_id: accountId });
}
