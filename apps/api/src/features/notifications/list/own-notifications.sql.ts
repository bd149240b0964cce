import type { NotificationType } from '@peonia/contract/notifications/notifications.ts';
import { statement } from '../../../platform/db/statement.ts';
import type { NotificationFacts } from './notification-facts.ts';

/**
 * Deletes the member's notifications, and the member from those of others. Those that quote the member, a question or a
 * translated message, go as a whole.
 */
export const eraseMemberNotifications = statement<{ member_id: number }>(
  'erase_member_notifications',
  `with own as (delete from notification where member_id = :member_id),
     quoting as (
       delete from notification where type in ('ask', 'translation')
         and id in (select s.notification_id from notification_source s where s.person_id = :member_id)
     )
   delete from notification_source where person_id = :member_id`,
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
