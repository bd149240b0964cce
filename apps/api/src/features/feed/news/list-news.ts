import type { FeedPage, listFeeds as endpoint } from '@peonia/contract/feed.ts';
import type { Call } from '../../../platform/http/call.ts';
import type { FeedContext } from '../feed-context.ts';
import { rowsOfPosts } from '../posts/post.sql.ts';
import { presentPostValues } from '../posts/present-posts.ts';
import { postsPerDay, presentQuota } from '../posts/present-quota.ts';
import { nextNewsCursor, readNewsCursor } from './news-cursor.ts';
import { newsOfGuest, newsOfMember } from './news.sql.ts';
import { spokenLanguageOf } from './reader-languages.ts';

/**
 * A page of news with cards and files, in one statement where posts of friends and in the reader's languages fill it;
 * the posts of others are a second one.
 */
export async function listNews(call: Call<typeof endpoint>, context: FeedContext): Promise<FeedPage> {
  const { db, caller, language, query } = call;
  const { feed_page: page, feed_look: reach } = context.limits;
  const quotaMost = postsPerDay(caller, context.limits);
  const read = caller === null ? newsOfGuest : newsOfMember;
  const { before_known, before_other } = readNewsCursor(query.max_id);
  const reader = {
    reader: caller?.id ?? null,
    reader_vip: caller?.vip ?? false,
    language,
    spoken: spokenLanguageOf(language),
  };
  const known = await read.known.one(db, { ...reader, quota_most: quotaMost, before_known, most: page + 1 });
  const missing = page + 1 - (known.posts.items?.length ?? 0);
  const other = missing > 0 ? await read.other.one(db, { ...reader, before_other, reach, most: missing }) : null;
  const posts = [
    ...rowsOfPosts(known.posts).map((post) => ({ ...post, known: true })),
    ...(other === null ? [] : rowsOfPosts(other.posts)).map((post) => ({ ...post, known: false })),
  ];
  const parts = {
    cards: [...(known.posts.cards ?? []), ...(other?.posts.cards ?? [])],
    files: [...(known.posts.files ?? []), ...(other?.posts.files ?? [])],
  };
  return {
    items: presentPostValues(posts.slice(0, page), parts, caller, context),
    max_id: nextNewsCursor(posts, page, other?.searched_to ?? null),
    ...presentQuota(quotaMost, known.quota),
  };
}
