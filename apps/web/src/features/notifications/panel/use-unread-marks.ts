import type { Notification } from '@peonia/contract/notifications/notifications.ts';
import { useEffect, useState } from 'react';
import { markSeen } from './queries.ts';

/**
 * Ids of notifications that were unread when shown. They are marked as read at once and stay highlighted until the
 * panel closes.
 */
export function useUnreadMarks(items: readonly Notification[]): ReadonlySet<number> {
  const [marked, setMarked] = useState<ReadonlySet<number>>(new Set());
  const unread = items.filter((item) => item.unread).map(({ id }) => id);
  const added = unread.filter((id) => !marked.has(id));
  if (added.length > 0) setMarked(new Set([...marked, ...added]));
  const hasUnread = unread.length > 0;
  useEffect(() => {
    // If the request fails they stay unread until the next visit.
    if (hasUnread) void markSeen().catch(() => {});
  }, [hasUnread]);
  return marked;
}
