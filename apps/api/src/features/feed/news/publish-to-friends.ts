import type { Database } from '../../../platform/db/database.ts';
import type { Realtime } from '../../../platform/realtime/realtime.ts';
import type { FeedContext } from '../feed-context.ts';
import { onlineFriends } from './online-friends.sql.ts';

interface FeedFrame {
  readonly type: 'feed.posted' | 'feed.removed';
  readonly post_id: number;
  readonly user_id: number;
}

/**
 * Publishes a frame to the author's devices and to connected friends, after the commit. It is not a numbered event,
 * because that would lock and write a row per friend; reconnecting clients reload the news.
 */
export async function publishToFriends(
  database: Database,
  frame: FeedFrame,
  { limits, realtime }: FeedContext,
): Promise<void> {
  const friends = await onlineFriends.all(database, { member_id: frame.user_id, most: limits.feed_told_max });
  passToFriends(
    frame,
    friends.map(({ friend_id }) => friend_id),
    realtime,
  );
}

/** The same to friends who are known. */
export function passToFriends(frame: FeedFrame, friends: readonly number[], realtime: Realtime): void {
  for (const memberId of [frame.user_id, ...friends]) realtime.pass(memberId, frame);
}
