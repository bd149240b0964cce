import { maySee, type AccessFacts } from './access-policy.ts';

/** For whom a member means something of theirs, from the widest to the narrowest. */
export const audiences = ['public', 'registered', 'friends'] as const;
export type Audience = (typeof audiences)[number];

/**
 * The widest audience that a profile's visibility allows: nothing of a member is shown to more people than the member
 * is.
 */
export function widestAudience(visibility: AccessFacts['visibility']): Audience {
  return visibility === 'public' || visibility === 'registered' ? visibility : 'friends';
}

/**
 * What a reader may be shown of a member: `friends` means friends alone, for VIP opens profiles, not what is said to
 * friends. Nothing passes between two of whom one blocks the other. `sharedWith` is the same in SQL, for lists.
 */
export function readableAudiences(access: AccessFacts): Audience[] {
  if (!maySee(access) || access.i_block) return [];
  if (access.is_self || access.is_friend) return [...audiences];
  return access.i_am_guest ? ['public'] : ['public', 'registered'];
}
