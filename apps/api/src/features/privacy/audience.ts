import { maySee, type AccessFacts } from './access-policy.ts';

/** Audiences of a member's content, from the widest to the narrowest. */
const audiences = ['public', 'registered', 'friends'] as const;
export type Audience = (typeof audiences)[number];

/** The widest audience that a profile's visibility allows: no content is visible to more people than the profile. */
export function widestAudience(visibility: AccessFacts['visibility']): Audience {
  return visibility === 'public' || visibility === 'registered' ? visibility : 'friends';
}

/**
 * The audiences that a reader belongs to for a member's content. `friends` means friends alone: VIP opens profiles, not
 * content for friends. Empty where one of the two blocks the other. `sharedWith` is the same in SQL, for lists.
 */
export function readableAudiences(access: AccessFacts): Audience[] {
  if (!maySee(access) || access.i_block) return [];
  if (access.is_self || access.is_friend) return [...audiences];
  return access.i_am_guest ? ['public'] : ['public', 'registered'];
}
