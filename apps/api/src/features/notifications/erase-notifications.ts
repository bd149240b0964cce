import type { Eraser } from '../accounts/public.ts';
import { eraseMemberNotifications } from './list/own-notifications.sql.ts';
import { eraseNotifications } from './notification-setting.sql.ts';

export const notificationsEraser: Eraser = {
  feature: 'notifications',
  async erase(db, memberId) {
    await eraseMemberNotifications.run(db, { member_id: memberId });
    await eraseNotifications.run(db, { member_id: memberId });
  },
};
