import { useCallback, useEffect, useRef, useState } from 'react';
import { browserStore } from './browser-store.ts';

const SETTLE_MS = 250;

/**
 * A text that is not sent yet, kept under its key: it survives reload, change of page and change of account. A
 * component of another key is another component.
 */
export function useKeptText(key: string): readonly [string, (text: string) => void] {
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
