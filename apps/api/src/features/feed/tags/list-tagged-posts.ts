import type { FeedPage, listTagFeeds as endpoint } from '@peonia/contract/feed.ts';
import { normalizeTag } from '@peonia/core/text-marks.ts';
import type { Call } from '../../../platform/http/call.ts';
import { refuse } from '../../../platform/http/refusal.ts';
import type { FeedContext } from '../feed-context.ts';
import { rowsOfPosts } from '../posts/post.sql.ts';
import { presentPostValues } from '../posts/present-posts.ts';
import { postsPerDay, presentQuota } from '../posts/present-quota.ts';
import { taggedPosts } from './tagged-posts.sql.ts';

/** Posts with a hashtag, under the rules of the news. One statement. */
export async function listTaggedPosts(call: Call<typeof endpoint>, context: FeedContext): Promise<FeedPage> {
  const { db, caller, params, query, language } = call;
  const tag = normalizeTag(params.tag);
  if (tag === null) throw refuse('not_found');
  const { feed_page: page, feed_look: reach } = context.limits;
  const quotaMost = postsPerDay(caller, context.limits);
  const row = await taggedPosts.one(db, {
    tag,
    reader: caller?.id ?? null,
    reader_vip: caller?.vip ?? false,
    language,
    quota_most: quotaMost,
    before: query.max_id ?? Number.MAX_SAFE_INTEGER,
    reach,
    most: page + 1,
  });
  const posts = rowsOfPosts(row.posts);
  const shown = posts.slice(0, page);
  return {
    items: presentPostValues(shown, row.posts, caller, context),
    max_id: posts.length > page ? (shown.at(-1)?.id ?? -1) : (row.searched_to ?? -1),
    ...presentQuota(quotaMost, row.quota),
  };
}
