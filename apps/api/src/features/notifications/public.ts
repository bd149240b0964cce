export { notificationsEraser } from './erase-notifications.ts';
export { notificationsExporter } from './export-notifications.ts';
export type { Unread, UnreadSources } from './mail-unread.ts';
export { openNotifications } from './open-notifications.ts';
