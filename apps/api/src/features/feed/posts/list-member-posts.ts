import type { FeedPage, listUserFeeds as endpoint } from '@peonia/contract/feed.ts';
import type { Call } from '../../../platform/http/call.ts';
import { refuse } from '../../../platform/http/refusal.ts';
import { accessFactsOf, maySee } from '../../privacy/public.ts';
import type { FeedContext } from '../feed-context.ts';
import { readTimeline, rowsOfPosts } from './post.sql.ts';
import { presentPostValues } from './present-posts.ts';
import { postsPerDay, presentQuota } from './present-quota.ts';

/** A member's timeline, for readers who may see the profile. Empty for readers who block the member. */
export async function listMemberPosts(
  { db, caller, params, query, language }: Call<typeof endpoint>,
  context: FeedContext,
): Promise<FeedPage> {
  const page = context.limits.feed_page;
  const quotaMost = postsPerDay(caller, context.limits);
  const row = await readTimeline.first(db, {
    author_id: params.id,
    reader: caller?.id ?? null,
    reader_vip: caller?.vip ?? false,
    language,
    quota_most: quotaMost,
    before: query.max_id ?? Number.MAX_SAFE_INTEGER,
    // One more than a page, to know whether another page follows.
    most: page + 1,
  });
  if (row === undefined || !row.is_finished || !maySee(accessFactsOf(row, caller, params.id)))
    throw refuse('not_found');
  const posts = rowsOfPosts(row.posts);
  const shown = posts.slice(0, page);
  return {
    items: presentPostValues(shown, row.posts, caller, context),
    max_id: posts.length > page ? (shown.at(-1)?.id ?? -1) : -1,
    ...presentQuota(quotaMost, row.quota),
  };
}
