import type { UnreadMail } from './unread.ts';

declare module '../../platform/outbox/outbox.ts' {
  interface Topics {
    /** A member has to be told by mail what is unread. */
    'notifications.unread': UnreadMail;
  }
}
