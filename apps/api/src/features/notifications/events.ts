import type { NotificationType } from '@peonia/contract/notifications/notifications.ts';
import type { NotificationFacts } from './list/notification-facts.ts';
import type { UnreadMail } from './unread.ts';

declare module '../../platform/outbox/outbox.ts' {
  interface Topics {
    /** A member gets a mail about unread items. */
    'notifications.unread': UnreadMail;
    /** A notification for a member. The key identifies repeated deliveries. */
    'notifications.notification': {
      readonly key: string;
      readonly member_id: number;
      readonly type: NotificationType;
      readonly what: string;
      readonly person_id: number | null;
      readonly subject: string;
      readonly facts: NotificationFacts;
    };
  }
}
