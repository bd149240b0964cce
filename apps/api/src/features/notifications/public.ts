export { notificationsEraser } from './erase-notifications.ts';
export { notificationsExporter } from './export-notifications.ts';
export {
  enqueueNoticeFrom,
  noticeParams,
  notify,
  notifyAll,
  type NewNotification,
  type NoticeParams,
} from './list/notify.ts';
export { openNotificationRecorder, type NotificationRecorder } from './list/record-notifications.ts';
export { readQuestions } from './list/read-questions.ts';
export { settleNotification } from './list/settle-notification.ts';
export { withdrawNotification } from './list/withdraw-notification.ts';
export { unsubscribeLink } from './mail/unsubscribe-link.ts';
export { makeUnsubscribeToken } from './mail/unsubscribe-token.ts';
export { stopMails, wantsMail } from './settings.ts';
export { unreadSource } from './unread.ts';
export { faces, mutedMessages, unreadSources } from './hooks.ts';
