import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';

let kept = 0;

/** Restores the list's scroll position after a conversation. */
export function useScrollRestoration(): RefObject<HTMLDivElement | null> {
  const scroller = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (scroller.current !== null) scroller.current.scrollTop = kept;
  }, []);
  useEffect(() => {
    const box = scroller.current;
    const keep = () => {
      kept = box?.scrollTop ?? 0;
    };
    box?.addEventListener('scroll', keep, { passive: true });
    return () => box?.removeEventListener('scroll', keep);
  }, []);
  return scroller;
}
