export { notificationsEraser } from './erase-notifications.ts';
export { notificationsExporter } from './export-notifications.ts';
export { countUnseen as countUnseenNotices, markSeen as markNoticesSeen } from './notices/count-notices.ts';
export { notify, notifyAll, type NewNotice } from './notices/notify.ts';
export { withdrawNotice } from './notices/withdraw-notice.ts';
export { openNotifications } from './open-notifications.ts';
export { unsubscribing } from './unsubscribing.ts';
export { wantsMail } from './settings.ts';
export type { Unread, UnreadSources } from './unread.ts';
