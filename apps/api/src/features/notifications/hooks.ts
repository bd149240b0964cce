import type { Db } from '../../platform/db/statement.ts';
import { hook } from '../../platform/feature.ts';
import type { PageFaces } from './list/present-notifications.ts';
import type { UnreadSource } from './unread.ts';

/** Names and pictures of people. */
export const faces = hook<PageFaces>('notifications.faces');

/** Whether a member has muted messages of another. */
export const mutedMessages =
  hook<(db: Db, memberId: number, otherId: number) => Promise<boolean>>('notifications.muted-messages');

/** What the mail about unread things counts. */
export const unreadSources = {
  messages: hook<UnreadSource>('notifications.unread.messages'),
  likes: hook<UnreadSource>('notifications.unread.likes'),
  visits: hook<UnreadSource>('notifications.unread.visits'),
} as const;
