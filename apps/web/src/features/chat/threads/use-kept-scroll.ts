import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';

let kept = 0;

/** The list stands where its reader left it when they come back from a conversation. */
export function useKeptScroll(): RefObject<HTMLDivElement | null> {
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
