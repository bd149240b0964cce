import type { Profile } from '@peonia/contract/profiles/profiles.ts';

const day = 86_400_000;

/** When a member was last online, in coarse words for privacy. */
export function lastSeen(activeAt: Date, now: number): Profile['last_seen'] {
  const past = now - activeAt.getTime();
  if (past < day) return 'day';
  if (past < 7 * day) return 'week';
  return past < 30 * day ? 'month' : null;
}
