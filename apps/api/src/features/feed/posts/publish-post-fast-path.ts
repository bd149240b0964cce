import type { FeedPost, post as endpoint } from '@peonia/contract/feed.ts';
import { entitlementsOf } from '@peonia/contract/money/entitlements.ts';
import { visibilities } from '@peonia/contract/protocol/codes.ts';
import { tagsOf } from '@peonia/core/text-marks.ts';
import { isOvertaken, type Database } from '../../../platform/db/database.ts';
import type { Call } from '../../../platform/http/call.ts';
import { traceparent } from '../../../platform/tracing/spans.ts';
import { widestAudience } from '../../privacy/public.ts';
import { textLanguage } from '../../translation/public.ts';
import type { FeedContext } from '../feed-context.ts';
import { passToFriends } from '../news/publish-to-friends.ts';
import { spokenLanguageOf } from '../news/reader-languages.ts';
import { presentPostValues } from './present-posts.ts';
import { publishPostFastPath } from './publish-post-fast-path.sql.ts';
import { audienceOf, fullPost, validatePost } from './validate-post.ts';

type PostCall = Omit<Call<typeof endpoint>, 'emit' | 'afterCommit'>;

/**
 * Publishes a post without files with one statement that checks session and rules, counts the post and writes its
 * effect. Returns null in any other case, such as a text for the staff, a repeated client id or a used quota: nothing
 * was written, and the regular path decides and reports the reason.
 */
export async function publishTextFastPath(
  { caller, session, body: sent, language }: PostCall,
  database: Database,
  context: FeedContext,
): Promise<FeedPost | null> {
  const { limits, realtime, outbox } = context;
  const body = fullPost(sent);
  if (session === null || body.upload_ids.length > 0) return null;
  const content = validatePost(body, limits);
  if (context.review.isNeeded(content)) return null;
  const written = textLanguage(content);
  const stored = await publishPostFastPath
    .first(database, {
      hash: session.hash,
      reader: caller.id,
      language,
      client_id: body.client_id,
      content,
      written,
      tags: tagsOf(content, limits.post_tags_max),
      is_vip: caller.vip,
      most: entitlementsOf(caller, limits).posts_per_day,
      audiences: audiencesFor(body.visible),
      fallback: [written ?? spokenLanguageOf(language)],
      told_most: limits.feed_told_max,
      traceparent: traceparent(),
    })
    .catch((error: unknown) => {
      if (isOvertaken(error)) return undefined;
      throw error;
    });
  if (stored === undefined) return null;
  const { id, audience, created_at, card, friends } = stored;
  outbox.nudge('feed.posted');
  passToFriends({ type: 'feed.posted', post_id: id, user_id: caller.id }, friends, realtime);
  const row = {
    id,
    author_id: caller.id,
    content,
    language: written,
    audience,
    created_at,
    edited_at: null,
    upload_ids: [],
    likes: 0,
    hidden: false,
    liked: false,
  };
  return presentPostValues([row], { cards: [card], files: null }, caller, context)[0] ?? null;
}

/** The audience of a post for each visibility of its author's profile. */
function audiencesFor(requested: PostCall['body']['visible']): string {
  return JSON.stringify(
    Object.fromEntries(visibilities.map((kind) => [kind, audienceOf(requested, widestAudience(kind))])),
  );
}
