import type { deleteFeed as endpoint } from '@peonia/contract/feed.ts';
import type { Database } from '../../platform/db/database.ts';
import type { Call } from '../../platform/http/call.ts';
import type { FeedParts } from './feed-parts.ts';
import { deletePost as deleteRow } from './post.sql.ts';
import { tellFriends } from './tell-friends.ts';

/** Deletes an own post. What is not there, or not one's own, stays as it is, so that a repeated call is harmless and tells nothing. */
export async function deletePost({ db, caller, params, afterCommit }: Call<typeof endpoint>, database: Database, parts: FeedParts): Promise<Record<string, never>> {
  const gone = await deleteRow.first(db, { id: params.id, author_id: caller.id });
  if (gone === undefined) return {};
  await parts.media.taking.release(db, caller.id, gone.upload_ids);
  afterCommit(() => tellFriends(database, { type: 'feed.removed', post_id: params.id, user_id: caller.id }, parts));
  return {};
}
