import type { NotificationType } from '@peonia/contract/notifications.ts';
import type { NotificationFacts } from './list/notification-facts.ts';
import type { UnreadMail } from './unread.ts';

declare module '../../platform/outbox/outbox.ts' {
  interface Topics {
    /** A member has to be told by mail what is unread. */
    'notifications.unread': UnreadMail;
    /** Something for a member's panel. The key tells a second delivery from a second notice. */
    'notifications.notice': {
      readonly key: string;
      readonly member_id: number;
      readonly type: NotificationType;
      readonly what: string;
      readonly person_id: number | null;
      readonly thing: string;
      readonly facts: NotificationFacts;
    };
  }
}
