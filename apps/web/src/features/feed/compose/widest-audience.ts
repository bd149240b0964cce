import type { Account } from '@peonia/contract/accounts.ts';
import { type FeedPost, postAudiences } from '@peonia/contract/feed.ts';

export type Audience = FeedPost['visible'];

/** The most a member can post to: whom their profile is shown to. A hidden profile still has friends. */
export function widestAudience(visibility: Account['privacy']['visibility']): Audience {
  return postAudiences.find((audience) => audience === visibility) ?? 'friends';
}

/** What was chosen, or less where the profile has been closed since. */
export function atMost(chosen: Audience | null, widest: Audience): Audience {
  return chosen === null || postAudiences.indexOf(chosen) < postAudiences.indexOf(widest) ? widest : chosen;
}
