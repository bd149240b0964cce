import type { FeedPage, listFeeds as endpoint } from '@peonia/contract/feed.ts';
import type { Call } from '../../platform/http/call.ts';
import { readSpeaker } from '../profiles/public.ts';
import type { FeedParts } from './feed-parts.ts';
import { newsOfGuest, newsOfMember } from './news.sql.ts';
import { placeAfter, placeOf } from './place.ts';
import { presentPosts } from './present-posts.ts';
import { readShare } from './read-share.ts';
import { gendersFor, tonguesOf } from './tongues.ts';

/** A page of news: who the reader is, ids and posts in one query, then cards and files. */
export async function listNews(call: Call<typeof endpoint>, parts: FeedParts): Promise<FeedPage> {
  const { db, caller, language, query } = call;
  const { feed_page: page, feed_look: look } = parts.limits;
  const [speaker, share] = await Promise.all([
    caller === null ? undefined : readSpeaker.first(db, { member_id: caller.id }),
    readShare(db, caller, parts.limits),
  ]);
  const read = caller === null ? newsOfGuest : newsOfMember;
  const rows = await read.all(db, {
    reader: caller?.id ?? null,
    reader_vip: caller?.vip ?? false,
    genders: gendersFor(speaker),
    tongues: tonguesOf(speaker, language),
    ...placeOf(query.max_id),
    look,
    most: page + 1,
  });
  return { items: await presentPosts(call, rows.slice(0, page), parts), max_id: placeAfter(rows, page), ...share };
}
