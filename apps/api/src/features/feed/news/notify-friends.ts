import type { Limits } from '@peonia/contract/protocol/limits.ts';
import type { Database } from '../../../platform/db/database.ts';
import type { NotificationRecorder } from '../../notifications/public.ts';
import '../events.ts';
import { friendsToNotify } from './notified-friends.sql.ts';

/** Posts whose friends are notified together. */
export const postsAtOnce = 20;

/**
 * Notifies friends of new posts, after their publication and up to `feed_told_max` of each. New posts of all friends
 * are one entry of the panel until it is seen. It leads to the author's posts, so that it never names a deleted one.
 */
export async function notifyFriends(
  posts: readonly { readonly post_id: number }[],
  database: Database,
  { limits, record }: { readonly limits: Limits; readonly record: NotificationRecorder },
): Promise<void> {
  const friends = await friendsToNotify.all(database, {
    post_ids: posts.map(({ post_id }) => post_id),
    most: limits.feed_told_max,
  });
  await record(
    friends.map(({ post_id, author_id, friend_id }) => ({
      // A post that is delivered again notifies nobody twice.
      key: `post:${post_id}:${friend_id}`,
      member_id: friend_id,
      type: 'feed',
      what: 'shared',
      person_id: author_id,
      subject: '',
      facts: {},
    })),
    database,
  );
}
