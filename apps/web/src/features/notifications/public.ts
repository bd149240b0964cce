export { NotificationSwitches } from './notification-switches.tsx';
export { PushCard } from './push-card.tsx';
