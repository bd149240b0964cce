import { type RefObject, useEffect, useEffectEvent, useRef } from 'react';

/** Rows that fill a tall screen; a filter with fewer loads more. */
const FILLED = 12;

interface GrowingList {
  readonly hasMore: boolean;
  readonly isLoadingMore: boolean;
  readonly error: unknown;
  readonly loadMore: () => void;
}

/** Loads the next page near the end of the list, and while a filter leaves it short. Returns the ref of the end. */
export function useMoreThreads(
  { hasMore, isLoadingMore, error, loadMore }: GrowingList,
  shown: number,
  scroller: RefObject<HTMLElement | null>,
): RefObject<HTMLDivElement | null> {
  const end = useRef<HTMLDivElement>(null);
  const load = useEffectEvent(loadMore);
  const isWanting = hasMore && !isLoadingMore && error === null;

  useEffect(() => {
    if (isWanting && shown < FILLED) load();
  }, [isWanting, shown]);

  useEffect(() => {
    if (!isWanting || end.current === null) return;
    const near = new IntersectionObserver(([entry]) => entry?.isIntersecting && load(), {
      root: scroller.current,
      rootMargin: '0px 0px 600px',
    });
    near.observe(end.current);
    return () => near.disconnect();
  }, [isWanting, scroller]);

  return end;
}
