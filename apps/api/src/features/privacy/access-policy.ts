import type { ErrorName } from '@peonia/contract/protocol/errors.ts';

/** The facts between a reader and a member that access depends on, read in one query. */
export interface AccessFacts {
  /** The other has an active account and has finished the first steps. */
  readonly exists: boolean;
  readonly is_self: boolean;
  readonly i_block: boolean;
  readonly blocks_me: boolean;
  readonly is_friend: boolean;
  readonly i_am_guest: boolean;
  /** The reader's membership opens profiles that are hidden or for friends. */
  readonly i_see_reserved: boolean;
  readonly visibility: 'hidden' | 'friends' | 'registered' | 'public';
  readonly message_privacy: 'everyone' | 'validate' | 'friends';
  readonly online_status: 'available' | 'offline';
}

/** Whether the reader may open the profile. A refused reader gets the same reply as for an unknown id. */
export function maySee(access: AccessFacts): boolean {
  if (!access.exists || access.blocks_me) return false;
  if (access.is_self || access.visibility === 'public') return true;
  if (access.i_am_guest) return false;
  return access.visibility === 'registered' || access.is_friend || access.i_see_reserved;
}

/**
 * Why the reader may not open the profile; null if they may. Members who have a conversation with the one whose profile
 * is for friends hear that, as they know of the member; everybody else gets the reply for an unknown id.
 */
export function viewingProblem(access: AccessFacts, hasThread: boolean): ErrorName | null {
  if (maySee(access)) return null;
  const isTold = hasThread && access.exists && !access.blocks_me && access.visibility === 'friends';
  return isTold ? 'profile_for_friends' : 'not_found';
}

/** Why the reader may not write to the member; null if they may. The reply gate is the thread's own rule. */
export function writingProblem(access: AccessFacts, hasThread: boolean): ErrorName | null {
  if (access.is_self) return 'message_to_self';
  if (access.i_block) return access.exists && !access.blocks_me ? 'member_blocked_by_me' : 'not_found';
  // A conversation stays open when a profile is hidden later; only a block or a closed account ends it.
  if (!access.exists || access.blocks_me || (!hasThread && !maySee(access))) return 'not_found';
  return access.message_privacy === 'friends' && !access.is_friend && !hasThread ? 'message_not_accepted' : null;
}

/** Whether a first message waits in the request folder. */
export function isRequest(access: AccessFacts): boolean {
  return access.message_privacy === 'validate' && !access.is_friend;
}

/** Whether the reader may see that the other is online. */
export function maySeeOnline(access: AccessFacts): boolean {
  return maySee(access) && !access.i_block && access.online_status === 'available';
}
