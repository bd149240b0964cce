import type { FeedPage, listUserFeeds as endpoint } from '@peonia/contract/feed.ts';
import type { Call } from '../../../platform/http/call.ts';
import { refuse } from '../../../platform/http/refusal.ts';
import { maySee, readableAudiences, readAccessFacts } from '../../privacy/public.ts';
import { hasFinished } from '../../profiles/public.ts';
import type { FeedContext } from '../feed-context.ts';
import { postsOfMember } from './post.sql.ts';
import { presentPosts } from './present-posts.ts';
import { readPostQuota } from './read-post-quota.ts';

/** A member's timeline, for readers who may see the profile. Empty for readers who block the member. */
export async function listMemberPosts(call: Call<typeof endpoint>, context: FeedContext): Promise<FeedPage> {
  const { db, caller, params, query } = call;
  const page = context.limits.feed_page;
  const [access, steps, quota] = await Promise.all([
    readAccessFacts(db, caller, params.id),
    hasFinished.one(db, { member_id: params.id }),
    readPostQuota(db, caller, context.limits),
  ]);
  if (!maySee(access) || !steps.finished) throw refuse('not_found');
  // One more than a page, to know whether another page follows.
  const rows = await postsOfMember.all(db, {
    author_id: params.id,
    reader: caller?.id ?? null,
    audiences: readableAudiences(access),
    before: query.max_id ?? Number.MAX_SAFE_INTEGER,
    most: page + 1,
  });
  const shown = rows.slice(0, page);
  return {
    items: await presentPosts(call, shown, context),
    max_id: rows.length > page ? (shown.at(-1)?.id ?? -1) : -1,
    ...quota,
  };
}
