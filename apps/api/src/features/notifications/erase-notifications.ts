import type { Eraser } from '../accounts/public.ts';
import { eraseNotices } from './notices/own-notices.sql.ts';
import { eraseNotifications } from './notification-setting.sql.ts';

export const notificationsEraser: Eraser = {
  feature: 'notifications',
  async erase(db, memberId) {
    await eraseNotices.run(db, { member_id: memberId });
    await eraseNotifications.run(db, { member_id: memberId });
  },
};
