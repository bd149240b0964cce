import type { Notification } from '@peonia/contract/notifications.ts';

/** What a notice says besides who is behind it, as `Notification` names it. */
export type NotificationFacts = Partial<
  Pick<Notification['data'], 'reason' | 'amount' | 'month' | 'vip_until' | 'translation' | 'content'>
>;
