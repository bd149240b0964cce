import { Trans, useLingui } from '@lingui/react/macro';
import type { FeedPost } from '@peonia/contract/feed.ts';
import { Button } from '@peonia/ui/button/button.tsx';
import { EmptyState } from '@peonia/ui/empty-state/empty-state.tsx';
import { RefreshCwIcon } from '@peonia/ui/icons/refresh-cw.tsx';
import { WifiOffIcon } from '@peonia/ui/icons/wifi-off.tsx';
import { Loading } from '@peonia/ui/skeleton/skeleton.tsx';
import { type ReactNode, startTransition, useDeferredValue, useEffect, useState } from 'react';
import { ApiError } from '../../../platform/api/call.ts';
import { firstPageStands, useFirstPagePart } from '../../../platform/loading/first-page.ts';
import { hydratedApart } from '../../../platform/loading/hydrated-apart.tsx';
import { usePresence } from '../../../platform/realtime/live.ts';
import { useMe } from '../../../platform/session/session.ts';
import { LazyHiddenPost } from '../post/lazy-hidden-post.tsx';
import { PostCard } from '../post/post-card.tsx';
import type { GiftRendering } from '../post/render-gift.ts';
import type { PostsList } from '../state/queries.ts';
import { useLiveLikes } from '../state/use-live-likes.ts';
import { MorePosts } from './more-posts.tsx';
import * as css from '../feed.module.css';

/** Posts that are drawn first, and with each step after them. */
const STEP = 2;
const ApartPost = hydratedApart(PostCard);

interface PostListProps extends GiftRendering {
  readonly list: PostsList;
  readonly label: string;
  readonly empty: ReactNode;
}

/** Posts in all states: loading, list, empty, failed. */
export function PostList({ list, label, empty, renderGift }: PostListProps) {
  const { t } = useLingui();
  const isMember = useMe() !== null;
  useLiveLikes();
  const presence = usePresence([...new Set(list.items.map(({ user_id }) => user_id))].slice(0, 100));
  // Posts that arrive are rendered in slices, behind the placeholder.
  const isComing = useDeferredValue(list.isPending);
  const isWaiting = list.isPending || isComing;
  // The first page of a member begins empty; that of a guest is in the document.
  const isNew = isWaiting || (isMember && !firstPageStands());
  const drawn = useDrawn(list.items.length, isWaiting, isNew);
  const isDrawing = drawn < list.items.length;
  useFirstPagePart(isWaiting || isDrawing);
  if (isWaiting) return <Loading label={t`Loading`} shape="card" count={3} className={css.feedList} />;
  if (list.items.length === 0 && !list.hasMore)
    return list.error === null ? empty : <Failed error={list.error} onRetry={list.reload} />;
  const one = (post: FeedPost, place: number) => (
    <ApartPost
      key={post.id}
      post={post}
      online={presence.get(post.user_id)}
      eager={place < 2}
      renderGift={renderGift}
    />
  );
  return (
    <>
      <div className={css.feedList} role="feed" aria-label={label} aria-busy={list.isLoadingMore || isDrawing}>
        {list.items
          .slice(0, drawn)
          .map((post, place) =>
            post.hidden && list.of === 'news' ? <LazyHiddenPost key={post.id} post={post} /> : one(post, place),
          )}
      </div>
      {isDrawing ? (
        <Loading label={t`Loading`} shape="card" count={STEP} className={css.feedList} />
      ) : list.hasMore ? (
        <MorePosts list={list} />
      ) : null}
    </>
  );
}

/**
 * How many posts are drawn. Those of the first screen come first and the others follow in steps, between which the
 * browser paints and answers. A list that was there before is whole at once: "back" finds its scroll position.
 */
function useDrawn(count: number, isWaiting: boolean, isNew: boolean): number {
  const [drawn, setDrawn] = useState(isNew ? STEP : Number.POSITIVE_INFINITY);
  const isMore = !isWaiting && drawn < count;
  useEffect(() => {
    if (isMore) startTransition(() => setDrawn(drawn + STEP));
  }, [isMore, drawn]);
  return drawn;
}

function Failed({ error, onRetry }: { error: Error; onRetry: () => void }) {
  return (
    <EmptyState
      level={2}
      icon={<WifiOffIcon />}
      title={<Trans>The posts could not be loaded</Trans>}
      text={error instanceof ApiError ? error.message : <Trans>Oops, Network is unreachable</Trans>}
      action={
        <Button icon={<RefreshCwIcon />} onClick={onRetry}>
          <Trans>Try again</Trans>
        </Button>
      }
    />
  );
}
