import type { FeedPage, listFeeds as endpoint } from '@peonia/contract/feed.ts';
import type { Call } from '../../../platform/http/call.ts';
import type { FeedContext } from '../feed-context.ts';
import { presentPostValues } from '../posts/present-posts.ts';
import { postsPerDay, presentQuota } from '../posts/present-quota.ts';
import { nextNewsCursor, readNewsCursor } from './news-cursor.ts';
import { newsOfGuest, newsOfMember } from './news.sql.ts';
import { spokenLanguageOf } from './reader-languages.ts';

/** A page of news in one statement, with cards and files. */
export async function listNews(call: Call<typeof endpoint>, context: FeedContext): Promise<FeedPage> {
  const { db, caller, language, query } = call;
  const { feed_page: page, feed_look: reach } = context.limits;
  const quotaMost = postsPerDay(caller, context.limits);
  const read = caller === null ? newsOfGuest : newsOfMember;
  const row = await read.one(db, {
    reader: caller?.id ?? null,
    reader_vip: caller?.vip ?? false,
    language,
    spoken: spokenLanguageOf(language),
    quota_most: quotaMost,
    ...readNewsCursor(query.max_id),
    reach,
    most: page + 1,
  });
  const posts = row.posts.items ?? [];
  return {
    items: presentPostValues(posts.slice(0, page), row.posts, caller, context),
    max_id: nextNewsCursor(posts, page, row.searched_to),
    ...presentQuota(quotaMost, row.quota),
  };
}
