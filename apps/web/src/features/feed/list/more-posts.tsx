import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '@peonia/ui/button/button.tsx';
import { useEffect, useEffectEvent, useRef } from 'react';

/** How far below the screen the end of the list may be when the next page is fetched. */
const AHEAD = '1200px';

/** The end of a growing list: presses itself when it comes near, and stays a button for everyone else. After a failure only the button tries again. */
export function MorePosts({ isLoading, hasFailed, onMore }: { isLoading: boolean; hasFailed: boolean; onMore: () => void }) {
  const { t } = useLingui();
  const ref = useRef<HTMLDivElement>(null);
  const more = useEffectEvent(onMore);
  const waits = !isLoading && !hasFailed;
  useEffect(() => {
    const end = ref.current;
    if (!waits || end === null) return;
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && more(), { rootMargin: AHEAD });
    observer.observe(end);
    return () => observer.disconnect();
  }, [waits]);
  return (
    <div ref={ref} className="feed-more">
      {hasFailed && !isLoading ? (
        <p role="alert" className="small muted">
          <Trans>The next posts could not be loaded.</Trans>
        </p>
      ) : null}
      <Button variant="line" busy={isLoading} busyLabel={t`Loading`} onClick={onMore}>
        <Trans>Show more posts</Trans>
      </Button>
    </div>
  );
}
