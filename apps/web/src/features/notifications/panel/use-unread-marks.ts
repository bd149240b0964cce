import type { Notification } from '@peonia/contract/notices.ts';
import { useEffect, useState } from 'react';
import { markSeen } from './queries.ts';

/**
 * Entries that were new when they came into sight. They are told as seen at once, and stay marked until the panel is
 * closed.
 */
export function useUnreadMarks(items: readonly Notification[]): ReadonlySet<number> {
  const [fresh, setFresh] = useState<ReadonlySet<number>>(new Set());
  const unread = items.filter((item) => item.unread).map(({ id }) => id);
  const added = unread.filter((id) => !fresh.has(id));
  if (added.length > 0) setFresh(new Set([...fresh, ...added]));
  const hasUnread = unread.length > 0;
  useEffect(() => {
    // What could not be told stays counted; the next look tells it.
    if (hasUnread) void markSeen().catch(() => {});
  }, [hasUnread]);
  return fresh;
}
