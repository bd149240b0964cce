import type { FeedPost, getFeed as endpoint } from '@peonia/contract/feed.ts';
import type { Db } from '../../../platform/db/statement.ts';
import type { Call, Caller } from '../../../platform/http/call.ts';
import { refuse } from '../../../platform/http/refusal.ts';
import { readableAudiences, accessFactsOf } from '../../privacy/public.ts';
import type { FeedContext } from '../feed-context.ts';
import { readPost, type PostRow } from './post.sql.ts';
import { presentPosts } from './present-posts.ts';

/** One post. Throws `not_found` for posts that the reader may not see. */
export async function readVisiblePost(call: Call<typeof endpoint>, context: FeedContext): Promise<FeedPost> {
  const row = await visiblePost(call.db, call.caller, call.params.id);
  const [post] = row === undefined ? [] : await presentPosts(call, [row], context);
  if (post === undefined) throw refuse('not_found');
  return post;
}

/** A post that the reader may see, else undefined. */
export async function visiblePost(db: Db, reader: Caller | null, postId: number): Promise<PostRow | undefined> {
  const row = await readPost.first(db, { id: postId, reader: reader?.id ?? null });
  if (row === undefined) return undefined;
  return readableAudiences(accessFactsOf(row, reader, row.author_id)).includes(row.audience) ? row : undefined;
}

/** A post that the reader may report: one that they may see, or might see without a block between the two. */
export async function reportablePost(db: Db, reader: Caller, postId: number): Promise<PostRow | undefined> {
  const row = await readPost.first(db, { id: postId, reader: reader.id });
  if (row === undefined) return undefined;
  const access = { ...accessFactsOf(row, reader, row.author_id), i_block: false, blocks_me: false };
  return readableAudiences(access).includes(row.audience) ? row : undefined;
}
