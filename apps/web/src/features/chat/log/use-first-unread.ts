import type { ThreadPage } from '@peonia/contract/chat/chat-state.ts';
import { useState } from 'react';

interface FirstUnread {
  /** Number of the first message that was unread on opening; null if there was none. */
  readonly seq: number | null;
  /** Unread messages on opening, until their first one has been in view. */
  readonly unseen: number;
  readonly onSeen: () => void;
}

/** Where the reader stopped last time. An own message clears it. */
export function useFirstUnread({ thread, items }: ThreadPage): FirstUnread {
  const [opened] = useState(() =>
    thread === null || thread.unread === 0
      ? null
      : { read: thread.read_seq, newest: thread.last_seq, count: thread.unread },
  );
  const [isSeen, setSeen] = useState(false);
  if (opened === null) return { seq: null, unseen: 0, onSeen: () => {} };
  const hasAnswered = items.some(({ seq, sender }) => seq > opened.newest && sender !== thread?.user_id);
  return {
    seq: hasAnswered ? null : opened.read + 1,
    unseen: isSeen || hasAnswered ? 0 : opened.count,
    onSeen: () => setSeen(true),
  };
}
