import { useCallback, useEffect, useRef, useState } from 'react';
import { useMe } from '../../../platform/session/session.ts';
import { browserStore, useStored } from '../../../platform/store/browser-store.ts';

const SETTLE_MS = 250;

/** Where a draft lies: drafts of several accounts on one browser stay apart. */
export function draftKey(me: number, to: number): string {
  return `chat:${me}:${to}`;
}

/** The draft to a member as it is stored, for the list; an empty text where there is none. */
export function useStoredDraft(to: number): string {
  const me = useMe()?.id ?? 0;
  return useStored('draft')[draftKey(me, to)] ?? '';
}

/** The text in the message field. It survives reload, change of page and change of account. Render with the key of the thread. */
export function useDraft(to: number): readonly [string, (text: string) => void] {
  const me = useMe()?.id ?? 0;
  const key = draftKey(me, to);
  const [text, setText] = useState(() => browserStore.get('draft')[key] ?? '');
  const unwritten = useRef<string | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const write = useCallback(() => {
    clearTimeout(timer.current);
    if (unwritten.current === null) return;
    const { [key]: _, ...others } = browserStore.get('draft');
    browserStore.set('draft', unwritten.current.trim() === '' ? others : { ...others, [key]: unwritten.current });
    unwritten.current = null;
  }, [key]);

  useEffect(() => {
    // A phone may never show the page again after hiding it.
    addEventListener('pagehide', write);
    document.addEventListener('visibilitychange', write);
    return () => {
      removeEventListener('pagehide', write);
      document.removeEventListener('visibilitychange', write);
      write();
    };
  }, [write]);

  const change = useCallback(
    (next: string) => {
      setText(next);
      unwritten.current = next;
      clearTimeout(timer.current);
      // What was sent must not come back as a draft, so an emptied field is written at once.
      if (next === '') write();
      else timer.current = setTimeout(write, SETTLE_MS);
    },
    [write],
  );
  return [text, change];
}
