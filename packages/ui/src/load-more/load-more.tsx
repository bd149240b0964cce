import { type ReactNode, useEffect, useEffectEvent, useRef } from 'react';
import { Button } from '../button/button.tsx';
import { classNames } from '../class-names.ts';
import * as css from './load-more.module.css';

interface LoadMoreProps {
  /** "Show more posts". */
  children: ReactNode;
  isLoading: boolean;
  busyLabel: string;
  /** Why the next page failed to load; null if nothing failed. */
  problem: ReactNode;
  /** Distance in pixels below the screen at which the next page is requested. */
  ahead?: number;
  onMore: () => void;
  className?: string;
}

/**
 * Pagination at the end of a list: loads the next page automatically when it comes near, and stays a button. After a
 * failure only the button retries.
 */
export function LoadMore({ children, isLoading, busyLabel, problem, ahead = 800, onMore, className }: LoadMoreProps) {
  const ref = useRef<HTMLDivElement>(null);
  const more = useEffectEvent(onMore);
  const waits = !isLoading && problem === null;
  useEffect(() => {
    const end = ref.current;
    if (!waits || end === null) return;
    const observer = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && more(),
      { rootMargin: `${ahead}px` },
    );
    observer.observe(end);
    return () => observer.disconnect();
  }, [waits, ahead]);
  return (
    <div ref={ref} className={classNames(css.listend, className)}>
      {problem !== null && !isLoading ? (
        <p role="alert" className="small muted">
          {problem}
        </p>
      ) : null}
      <Button variant="line" busy={isLoading} busyLabel={busyLabel} onClick={onMore}>
        {children}
      </Button>
    </div>
  );
}
