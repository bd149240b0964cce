import type { Account } from '@peonia/contract/accounts/accounts.ts';
import { type FeedPost, postAudiences } from '@peonia/contract/feed.ts';

export type Audience = FeedPost['visible'];

/** Widest audience a member can post to: the visibility of the profile. A hidden profile still has friends. */
export function widestAudience(visibility: Account['privacy']['visibility']): Audience {
  return postAudiences.find((audience) => audience === visibility) ?? 'friends';
}

/** Returns the chosen audience, limited to the widest one. */
export function limitAudience(chosen: Audience | null, widest: Audience): Audience {
  return chosen === null || postAudiences.indexOf(chosen) < postAudiences.indexOf(widest) ? widest : chosen;
}
