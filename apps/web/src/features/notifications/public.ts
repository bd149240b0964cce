export { useNotificationSound } from './notification-sound.ts';
export { BellPanel, prefetchBellPanel } from './panel/bell-panel.ts';
export { useTitleNotification } from './panel/use-title-notification.ts';
export { useLiveNotifications } from './panel/live-notifications.ts';
export { PushHost } from './push/push-host.tsx';
export { useOpenPressed } from './push/use-open-pressed.ts';
export { notificationPath } from './panel/notification-path.ts';
export { NotificationText } from './panel/notification-text.tsx';
