import { type RefObject, useEffect, useEffectEvent, useRef } from 'react';

/** Loads the page before when the reader comes near the beginning of what is loaded. Returns the ref of a mark above it. */
export function useOlderPages(
  box: RefObject<HTMLElement | null>,
  hasOlder: boolean,
  loadOlder: () => void,
): RefObject<HTMLDivElement | null> {
  const mark = useRef<HTMLDivElement>(null);
  const load = useEffectEvent(loadOlder);
  useEffect(() => {
    if (!hasOlder || mark.current === null) return;
    const near = new IntersectionObserver(([entry]) => entry?.isIntersecting && load(), {
      root: box.current,
      rootMargin: '480px 0px 0px',
    });
    near.observe(mark.current);
    return () => near.disconnect();
  }, [box, hasOlder]);
  return mark;
}
