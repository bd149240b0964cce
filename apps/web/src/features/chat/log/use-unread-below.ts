import type { ThreadPage } from '@peonia/contract/chat/chat-state.ts';
import { useState } from 'react';

/** Counts received messages since the reader left the end. */
export function useUnreadBelow({ items, user }: ThreadPage, isAtEnd: boolean): number {
  const newest = items[0]?.seq ?? 0;
  const [seen, setSeen] = useState(newest);
  if (isAtEnd && seen !== newest) setSeen(newest);
  let count = 0;
  for (const { seq, sender } of items) {
    if (seq <= seen) break;
    if (sender === user.user_id) count += 1;
  }
  return count;
}
