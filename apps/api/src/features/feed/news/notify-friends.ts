import type { Limits } from '@peonia/contract/protocol/limits.ts';
import type { Database } from '../../../platform/db/database.ts';
import type { Outbox } from '../../../platform/outbox/outbox.ts';
import { notifyAll } from '../../notifications/public.ts';
import '../events.ts';
import { friendsToNotify } from './notified-friends.sql.ts';

/**
 * Notifies friends of a new post, after its publication and up to `feed_told_max` of them. New posts of all friends are
 * one entry of the panel until it is seen. It leads to the author's posts, so that it never names a deleted one.
 */
export async function notifyFriends(
  { post_id }: { readonly post_id: number },
  database: Database,
  { limits, outbox }: { readonly limits: Limits; readonly outbox: Outbox },
): Promise<void> {
  const friends = await friendsToNotify.all(database, { post_id, most: limits.feed_told_max });
  await notifyAll(
    database,
    friends.map(({ author_id, friend_id }) => ({
      member_id: friend_id,
      type: 'feed',
      what: 'shared',
      person_id: author_id,
    })),
  );
  outbox.nudge();
}
