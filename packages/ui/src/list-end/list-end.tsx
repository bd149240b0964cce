import { type ReactNode, useEffect, useEffectEvent, useRef } from 'react';
import { Button } from '../button/button.tsx';

export interface ListEndProps {
  /** "Show more posts". */
  children: ReactNode;
  isLoading: boolean;
  busyLabel: string;
  /** Why the next page did not come; null while nothing has gone wrong. */
  problem: ReactNode;
  /** Pixels below the screen at which the next page is fetched already. */
  ahead?: number;
  onMore: () => void;
}

/**
 * The end of a growing list: presses itself when it comes near, and stays a button for everyone else. After a failure
 * only the button tries again.
 */
export function ListEnd({ children, isLoading, busyLabel, problem, ahead = 800, onMore }: ListEndProps) {
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
    <div ref={ref} className="listend">
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
