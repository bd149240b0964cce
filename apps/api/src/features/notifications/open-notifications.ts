import type { Db } from '../../platform/db/statement.ts';
import { insertNotificationSetting } from './notification-setting.sql.ts';

/** Creates the notification settings of a new account. */
export async function openNotifications(db: Db, accountId: number): Promise<void> {
  await insertNotificationSetting.run(db, { member_id: accountId });
}
