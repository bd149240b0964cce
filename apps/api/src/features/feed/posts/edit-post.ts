import type { editFeed as endpoint, FeedPost } from '@peonia/contract/feed.ts';
import { tagsOf } from '@peonia/core/text-marks.ts';
import type { Db } from '../../../platform/db/statement.ts';
import type { Call } from '../../../platform/http/call.ts';
import { refuse } from '../../../platform/http/refusal.ts';
import { textLanguage } from '../../translation/public.ts';
import type { FeedContext } from '../feed-context.ts';
import { earlierPostWordings, lockOwnPost, storePostEdit } from './edit-post.sql.ts';
import { presentPosts } from './present-posts.ts';
import { visiblePost } from './read-visible-post.ts';
import { readPostText } from './validate-post.ts';

/**
 * Changes the text of an own post. Readers see it as edited; the earlier wording is kept for staff. The same text again
 * changes nothing.
 */
export async function editPost(call: Call<typeof endpoint>, context: FeedContext): Promise<FeedPost> {
  const { db, caller, params, body } = call;
  const content = readPostText(body.content, context.limits);
  const now = await lockOwnPost.first(db, { id: params.id, author_id: caller.id });
  if (now === undefined) throw refuse('not_found');
  if (content === '' && !now.has_files) throw refuse('input_invalid', { field: 'content' });
  if (content !== now.content) {
    if (now.edits >= context.limits.post_edits_max) throw refuse('post_edits_used_up');
    await storePostEdit.run(db, {
      id: params.id,
      content,
      language: textLanguage(content),
      tags: tagsOf(content, context.limits.post_tags_max),
    });
    await context.review.queue(db, { id: params.id, author_id: caller.id, content });
  }
  const row = await visiblePost(db, caller, params.id);
  const [post] = row === undefined ? [] : await presentPosts(call, [row], context);
  if (post === undefined) throw refuse('not_found');
  return post;
}

/** More than a post can have. */
const WORDINGS = 100;

/** Earlier wordings of an edited post, oldest first, for the evidence of a complaint about it. */
export function readEarlierPostWordings(db: Db, postId: number): Promise<{ content: string; written_at: Date }[]> {
  return earlierPostWordings.all(db, { id: postId, most: WORDINGS });
}
