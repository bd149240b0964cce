import { Trans } from '@lingui/react/macro';
import type { FeedPost } from '@peonia/contract/feed.ts';
import { PageHead } from '../../platform/head/page-head.tsx';
import { usePresence } from '../../platform/realtime/live.ts';
import { useNavigate } from '../../platform/router/hooks.ts';
import { Link } from '../../platform/router/link.tsx';
import { localePath } from '../../platform/router/local-path.ts';
import { useFeedKeys } from './list/use-feed-keys.ts';
import { PostCard } from './post/post-card.tsx';
import type { GiftRendering } from './post/render-gift.ts';
import { usePost } from './state/queries.ts';
import { useLiveLikes } from './state/use-live-likes.ts';
import * as css from './feed.module.css';

/** A post on its own page, with a link to the author's other posts. */
export function SinglePost({ first, renderGift }: { first: FeedPost } & GiftRendering) {
  const navigate = useNavigate();
  const post = usePost(first);
  useLiveLikes();
  useFeedKeys();
  const presence = usePresence([post.user_id]);
  const { name } = post.user;
  const timeline = `/timeline/${post.user_id}`;
  return (
    <div className={`${css.feed} ${css.feedPage}`}>
      <PageHead className={css.pageHead} title={<Trans>Post by {name}</Trans>} back="/home" />
      <PostCard
        post={post}
        online={presence.get(post.user_id)}
        eager
        isComplete
        renderGift={renderGift}
        onDeleted={() => void navigate(localePath(timeline), { replace: true })}
      />
      <Link className={`link ${css.feedAll}`} href={timeline}>
        {post.own ? <Trans>All your posts</Trans> : <Trans>All posts by {name}</Trans>}
      </Link>
    </div>
  );
}
