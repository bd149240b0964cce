import type { Thread } from '@peonia/contract/chat.ts';
import { useEffect, useRef } from 'react';
import { sendFrame, useConnection } from '../../../platform/realtime/live.ts';

/** Tells the writers of what came while this device was away that it is here now. What comes live is told as it comes. */
export function useDelivered(threads: readonly Thread[]): void {
  const connection = useConnection();
  const told = useRef(new Map<number, number>());
  useEffect(() => {
    if (connection !== 'online') return;
    for (const { id, unread, last_seq } of threads) {
      if (unread === 0 || (told.current.get(id) ?? 0) >= last_seq) continue;
      if (sendFrame({ type: 'delivered', thread_id: id, seq: last_seq })) told.current.set(id, last_seq);
    }
  }, [threads, connection]);
}
