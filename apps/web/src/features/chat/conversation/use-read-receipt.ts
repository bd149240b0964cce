import type { Thread } from '@peonia/contract/chat/chat.ts';
import { updateThread } from '@peonia/contract/chat/message-threads.ts';
import { useEffect, useRef, useSyncExternalStore } from 'react';
import { call } from '../../../platform/api/call.ts';
import { useOnline } from '../../../platform/use-online.ts';

/** Sends a read receipt while the end of the conversation is visible on a focused page. */
export function useReadReceipt(thread: Thread | null, isAtEnd: boolean): void {
  const isLooking = useSyncExternalStore(subscribe, lookAtPage, () => false);
  const isOnline = useOnline();
  const asked = useRef('');
  const id = thread?.id;
  const seq = thread?.last_seq ?? 0;
  const isDue = thread !== null && isLooking && isOnline && isAtEnd && (seq > thread.read_seq || thread.unread > 0);
  useEffect(() => {
    const mark = `${id}:${seq}`;
    if (!isDue || id === undefined || asked.current === mark) return;
    asked.current = mark;
    // The result arrives as an event on all devices; after a failure the next change retries.
    call(updateThread, { params: { id }, body: { read_seq: seq } }).catch(() => {
      asked.current = '';
    });
  }, [isDue, id, seq]);
}

function lookAtPage(): boolean {
  return document.visibilityState === 'visible' && document.hasFocus();
}

function subscribe(changed: () => void): () => void {
  addEventListener('focus', changed);
  addEventListener('blur', changed);
  document.addEventListener('visibilitychange', changed);
  return () => {
    removeEventListener('focus', changed);
    removeEventListener('blur', changed);
    document.removeEventListener('visibilitychange', changed);
  };
}
