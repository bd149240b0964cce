import type { FeedPage, listFeeds as endpoint } from '@peonia/contract/feed.ts';
import type { Call } from '../../../platform/http/call.ts';
import { readSpeaker } from '../../profiles/public.ts';
import type { FeedContext } from '../feed-context.ts';
import { presentPosts } from '../posts/present-posts.ts';
import { readPostQuota } from '../posts/read-post-quota.ts';
import { nextNewsCursor, readNewsCursor } from './news-cursor.ts';
import { newsOfGuest, newsOfMember } from './news.sql.ts';
import { gendersFor, readableLanguages } from './reader-languages.ts';

/** A page of news: the reader's facts, then ids and posts in one query, then cards and files. */
export async function listNews(call: Call<typeof endpoint>, context: FeedContext): Promise<FeedPage> {
  const { db, caller, language, query } = call;
  const { feed_page: page, feed_look: reach } = context.limits;
  const [speaker, quota] = await Promise.all([
    caller === null ? undefined : readSpeaker.first(db, { member_id: caller.id }),
    readPostQuota(db, caller, context.limits),
  ]);
  const read = caller === null ? newsOfGuest : newsOfMember;
  const rows = await read.all(db, {
    reader: caller?.id ?? null,
    reader_vip: caller?.vip ?? false,
    genders: gendersFor(speaker),
    languages: readableLanguages(speaker, language),
    ...readNewsCursor(query.max_id),
    reach,
    most: page + 1,
  });
  return {
    items: await presentPosts(call, rows.slice(0, page), context),
    max_id: nextNewsCursor(rows, page),
    ...quota,
  };
}
