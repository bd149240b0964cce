export { useNoticeSound } from './notice-sound.ts';
export { BellPanel, comeNear } from './panel/bell-panel.ts';
export { useTitleNews } from './panel/use-title-news.ts';
export { useLiveNotices } from './panel/live-notices.ts';
export { NotificationSwitches } from './notification-switches.tsx';
export { PushHost } from './push-host.tsx';
