import type { deleteFeed as endpoint } from '@peonia/contract/feed.ts';
import type { Database } from '../../../platform/db/database.ts';
import type { Call } from '../../../platform/http/call.ts';
import type { FeedContext } from '../feed-context.ts';
import { publishToFriends } from '../news/publish-to-friends.ts';
import { deletePost as deleteRow } from './post.sql.ts';

/** Deletes an own post. Does nothing and emits nothing for missing posts and posts of others. */
export async function deletePost(
  call: Call<typeof endpoint>,
  database: Database,
  context: FeedContext,
): Promise<Record<string, never>> {
  await removePost(call, { id: call.params.id, author_id: call.caller.id }, database, context);
  return {};
}

/** Deletes a post, for its author or for staff. */
export async function removePost(
  { db, afterCommit }: Pick<Call<typeof endpoint>, 'db' | 'afterCommit'>,
  post: { id: number; author_id: number },
  database: Database,
  context: FeedContext,
): Promise<void> {
  const gone = await deleteRow.first(db, post);
  if (gone === undefined) return;
  await context.media.taking.release(db, post.author_id, gone.upload_ids);
  afterCommit(() =>
    publishToFriends(database, { type: 'feed.removed', post_id: post.id, user_id: post.author_id }, context),
  );
}
