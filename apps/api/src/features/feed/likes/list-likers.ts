import type { listPostLikes as endpoint } from '@peonia/contract/feed.ts';
import type { MemberCard } from '@peonia/contract/profiles/member-card.ts';
import type { Call } from '../../../platform/http/call.ts';
import { refuse } from '../../../platform/http/refusal.ts';
import type { FeedContext } from '../feed-context.ts';
import { visiblePost } from '../posts/read-visible-post.ts';
import { likersOfPost } from './post-like.sql.ts';

/** A page of members who like a post, newest first, for readers who may see it. `max_id` -1 ends the list. */
export async function listLikers(
  { db, caller, params, query, language }: Call<typeof endpoint>,
  { cards, limits }: FeedContext,
): Promise<{ items: MemberCard[]; max_id: number }> {
  const post = await visiblePost(db, caller, params.id);
  if (post === undefined) throw refuse('not_found');
  const page = limits.people_page;
  // One more row than the page shows whether there is another page.
  const rows = await likersOfPost.all(db, {
    post_id: post.id,
    reader: caller.id,
    reader_vip: caller.vip,
    before: query.max_id ?? Number.MAX_SAFE_INTEGER,
    most: page + 1,
  });
  const shown = rows.slice(0, page);
  const ids = shown.map(({ member_id }) => member_id);
  return {
    items: await cards.list(db, caller, ids, language),
    max_id: rows.length > page ? (shown.at(-1)?.key ?? -1) : -1,
  };
}
