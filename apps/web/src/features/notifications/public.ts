export { useNoticeSound } from './notice-sound.ts';
export { NotificationSwitches } from './notification-switches.tsx';
export { PushCard } from './push-card.tsx';
