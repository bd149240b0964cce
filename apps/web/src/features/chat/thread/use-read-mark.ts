import type { Thread } from '@peonia/contract/chat.ts';
import { updateThread } from '@peonia/contract/message-threads.ts';
import { useEffect, useRef, useSyncExternalStore } from 'react';
import { call } from '../../../platform/api/call.ts';
import { useOnline } from '../use-online.ts';

/** Marks a conversation as read while its end is on the screen of somebody who is looking. */
export function useReadMark(thread: Thread | null, isAtEnd: boolean): void {
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
    // The answer comes as an event to all of the member's devices; without one the next look asks again.
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
