import type { ErrorName } from '@peonia/contract/errors.ts';

/** How a reader stands to another member: all facts that access depends on, read in one query. */
export interface Standing {
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

/** May the reader open the profile? Whoever is refused is told what they would be told of an unknown id. */
export function maySee(standing: Standing): boolean {
  if (!standing.exists || standing.blocks_me) return false;
  if (standing.is_self || standing.visibility === 'public') return true;
  if (standing.i_am_guest) return false;
  return standing.visibility === 'registered' || standing.is_friend || standing.i_see_reserved;
}

/**
 * May the reader write? `null` is yes; `request` sends it to the folder of requests. The reply gate is the thread's own
 * rule.
 */
export function writingProblem(standing: Standing, hasThread: boolean): ErrorName | null {
  if (standing.is_self) return 'message_to_self';
  if (standing.i_block) return standing.exists && !standing.blocks_me ? 'member_blocked_by_me' : 'not_found';
  // A conversation that began stays open when a profile is hidden later; only a block or a closed account ends it.
  if (!standing.exists || standing.blocks_me || (!hasThread && !maySee(standing))) return 'not_found';
  return standing.message_privacy === 'friends' && !standing.is_friend && !hasThread ? 'message_not_accepted' : null;
}

/** Does a first message wait in the request folder? */
export function isRequest(standing: Standing): boolean {
  return standing.message_privacy === 'validate' && !standing.is_friend;
}

/** May the reader learn that the other is connected? */
export function maySeeOnline(standing: Standing): boolean {
  return maySee(standing) && !standing.i_block && standing.online_status === 'available';
}
