import { useCallback, useEffect, useRef, useState } from 'react';
import { browserStore } from './browser-store.ts';

const SETTLE_MS = 250;

/** Draft text under a key: it survives reload, navigation and account switch. Mount a new component for another key. */
export function useDraftText(key: string): readonly [string, (text: string) => void] {
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
    // A phone may discard a hidden page.
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
      // Write an emptied field at once, so that sent text does not return as a draft.
      if (next === '') write();
      else timer.current = setTimeout(write, SETTLE_MS);
    },
    [write],
  );
  return [text, change];
}
