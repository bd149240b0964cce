import type { NotificationType } from '@peonia/contract/notifications/notifications.ts';
import { statement } from '../../../platform/db/statement.ts';
import type { NotificationFacts } from './notification-facts.ts';

/** Deletes the member's notifications, and the member from those of others. */
export const eraseMemberNotifications = statement<{ member_id: number }>(
  'erase_member_notifications',
  'with own as (delete from notification where member_id = :member_id) delete from notification_source where person_id = :member_id',
);

export const notificationsOf = statement<
  { member_id: number },
  { type: NotificationType; what: string; facts: NotificationFacts; told_at: Date; seen_at: Date | null } & Record<
    string,
    unknown
  >
>(
  'notifications_of',
  'select type, what, facts, notified_at as told_at, seen_at from notification where member_id = :member_id order by position',
);
