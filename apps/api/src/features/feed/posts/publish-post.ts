import type { FeedPost, post as endpoint } from '@peonia/contract/feed.ts';
import { entitlementsOf } from '@peonia/contract/money/entitlements.ts';
import { tagsOf } from '@peonia/core/text-marks.ts';
import type { Database } from '../../../platform/db/database.ts';
import type { Call } from '../../../platform/http/call.ts';
import { refuse } from '../../../platform/http/refusal.ts';
import { enqueue } from '../../../platform/outbox/outbox.ts';
import { readPrivacy, widestAudience, type Audience } from '../../privacy/public.ts';
import { readSpeaker, type Speaker } from '../../profiles/public.ts';
import { textLanguage } from '../../translation/public.ts';
import '../events.ts';
import type { FeedContext } from '../feed-context.ts';
import { publishToFriends } from '../news/publish-to-friends.ts';
import { spokenLanguageOf } from '../news/reader-languages.ts';
import { countPost } from './post-quota.sql.ts';
import { insertFiles, insertPost, postOfClient, type PostRow } from './post.sql.ts';
import { presentPosts } from './present-posts.ts';
import { audienceOf, fullPost, type FullPost, validateFiles, validatePost } from './validate-post.ts';

type PublishCall = Call<typeof endpoint>;

/** A call with everything that the client may leave out. */
type FullCall = PublishCall & { readonly body: FullPost };

/** Publishes a post. A repeated client id returns the post of the first call. */
export async function publishPost(sent: PublishCall, database: Database, context: FeedContext): Promise<FeedPost> {
  const call = { ...sent, body: fullPost(sent.body) };
  const { db, caller, body } = call;
  const content = validatePost(body, context.limits);
  const [speaker, { visibility }] = await Promise.all([
    readSpeaker.first(db, { member_id: caller.id }),
    readPrivacy(db, caller.id),
  ]);
  if (speaker?.finished !== true) throw refuse('steps_missing');
  const audience = audienceOf(body.visible, widestAudience(visibility));
  const { row, isNew } = await insertOnce(call, { content, audience, speaker }, context);
  if (!isNew && !isRepeated(row, content, body.upload_ids)) throw refuse('key_reused');
  const [[post]] = await Promise.all([
    presentPosts(call, [row], context),
    isNew ? context.review.queue(db, row) : null,
    isNew ? enqueue(db, 'feed.posted', { post_id: row.id }) : null,
  ]);
  // Files deleted between two calls with one client id leave nothing to show.
  if (post === undefined) throw refuse('upload_unknown');
  if (isNew)
    call.afterCommit(() => {
      context.outbox.nudge('feed.posted');
      return publishToFriends(database, { type: 'feed.posted', post_id: post.id, user_id: caller.id }, context);
    });
  return post;
}

interface NewPost {
  readonly content: string;
  readonly audience: Audience;
  readonly speaker: Speaker;
}

/**
 * Inserts the post, or finds the one of its client id. The row comes first, so that a repeated call neither counts nor
 * sets a price.
 */
async function insertOnce(
  call: FullCall,
  { content, audience, speaker }: NewPost,
  context: FeedContext,
): Promise<{ row: PostRow; isNew: boolean }> {
  const { db, caller, body, language } = call;
  const written = textLanguage(content);
  const [stored, row] = await Promise.all([
    insertPost.first(db, {
      author_id: caller.id,
      client_id: body.client_id,
      content,
      written,
      audience,
      gender: speaker.gender ?? 0,
      languages: speaker.languages.length > 0 ? speaker.languages : [written ?? spokenLanguageOf(language)],
      tags: tagsOf(content, context.limits.post_tags_max),
    }),
    postOfClient.one(db, { author_id: caller.id, client_id: body.client_id }),
  ]);
  if (stored === undefined) return { row, isNew: false };
  const most = entitlementsOf(caller, context.limits).posts_per_day;
  if (most !== null && (await countPost.first(db, { member_id: caller.id, most })) === undefined)
    throw refuse('posts_used_up', { posts: most });
  if (body.upload_ids.length > 0) await attachFiles(call, { post_id: row.id, audience }, context);
  return { row: { ...row, upload_ids: body.upload_ids }, isNew: true };
}

async function attachFiles(
  { db, caller, body }: FullCall,
  { post_id, audience }: { readonly post_id: number; readonly audience: Audience },
  { media, limits }: FeedContext,
): Promise<void> {
  validateFiles(
    await media.taking.claim(db, caller.id, body.upload_ids, { forFriends: audience === 'friends' }),
    limits,
  );
  await insertFiles.run(db, { author_id: caller.id, post_id, upload_ids: body.upload_ids });
  if (body.amount !== undefined) await media.taking.sell(db, caller.id, body.upload_ids, body.amount);
}

/** Whether a post repeats the one of its client id; files that were deleted since do not count. */
function isRepeated(row: PostRow, content: string, uploadIds: readonly number[]): boolean {
  return row.content === content && row.upload_ids.every((id) => uploadIds.includes(id));
}
