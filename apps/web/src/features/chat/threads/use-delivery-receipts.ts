import type { Thread } from '@peonia/contract/chat/chat.ts';
import { useEffect, useRef } from 'react';
import { sendFrame, useConnection } from '../../../platform/realtime/live.ts';

/**
 * Sends delivery receipts for messages that arrived while this device was away. Live messages are confirmed as they
 * arrive.
 */
export function useDeliveryReceipts(threads: readonly Thread[]): void {
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
