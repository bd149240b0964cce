import type { ThreadPage } from '@peonia/contract/chat-state.ts';
import { useState } from 'react';

export interface FirstNew {
  /** Number of the first message that had not been read when the conversation was opened; null where all had. */
  readonly seq: number | null;
  /** How many they were, for as long as the reader has not seen where they begin. */
  readonly unseen: number;
  readonly onSeen: () => void;
}

/** Where the reader stopped reading last time. What they write themselves ends it: then all has been read. */
export function useFirstNew({ thread, items }: ThreadPage): FirstNew {
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
