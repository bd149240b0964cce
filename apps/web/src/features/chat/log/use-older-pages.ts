import { type RefObject, useEffect, useEffectEvent, useRef } from 'react';

/** Paging state of older messages. */
export interface Older {
  readonly hasOlder: boolean;
  /** Loads the next page; with a number a longer one that reaches it where it can. */
  readonly loadOlder: (downTo?: number) => void;
  readonly isLoadingOlder: boolean;
}

/** Loads older messages near the start of the loaded ones. Returns the ref of a sentinel above them. */
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
