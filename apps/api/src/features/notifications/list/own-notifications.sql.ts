import type { NotificationType } from '@peonia/contract/notifications.ts';
import { statement } from '../../../platform/db/statement.ts';
import type { NotificationFacts } from './notification-facts.ts';

/** Deletes the member's notifications, and the member from those of others. */
export const eraseMemberNotifications = statement<{ member_id: number }>(
  'erase_member_notifications',
  'with own as (delete from notice where member_id = :member_id) delete from notice_telling where person_id = :member_id',
);

export const notificationsOf = statement<
  { member_id: number },
  { type: NotificationType; what: string; facts: NotificationFacts; told_at: Date; seen_at: Date | null } & Record<
    string,
    unknown
  >
>(
  'notifications_of',
  'select type, what, facts, told_at, seen_at from notice where member_id = :member_id order by place',
);
