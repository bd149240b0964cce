import { Trans } from '@lingui/react/macro';
import type { FeedPost } from '@peonia/contract/feed.ts';
import { HeartFilledIcon } from '@peonia/ui/icons/heart-filled.tsx';
import { HeartIcon } from '@peonia/ui/icons/heart.tsx';
import { ReplyIcon } from '@peonia/ui/icons/reply.tsx';
import { useNavigate } from '../../../platform/router/hooks.ts';
import { Link } from '../../../platform/router/link.tsx';
import { localePath } from '../../../platform/router/local-path.ts';
import { requireMember, useMe } from '../../../platform/session/session.ts';
import { LikeCount } from './like-count.tsx';
import type { GiftRendering } from './render-gift.ts';
import { useLikePost } from './use-like-post.ts';
import * as css from './post.module.css';

/** Actions of a reader: like the post, reply in chat, send a gift. Guests log in first. Ends with the likes. */
export function PostFoot({ post, renderGift }: { post: FeedPost } & GiftRendering) {
  const { liked } = post;
  const like = useLikePost(post);
  return (
    <footer className={css.postFoot}>
      {post.own ? null : (
        <>
          <button
            type="button"
            className={liked ? `${css.act} ${css.isOn}` : css.act}
            aria-pressed={liked}
            aria-keyshortcuts="l"
            onClick={like}
          >
            {liked ? <HeartFilledIcon /> : <HeartIcon />}
            {liked ? <Trans>Liked</Trans> : <Trans context="verb">Like</Trans>}
          </button>
          <ReplyAction memberId={post.user_id} />
          {renderGift(post.user)}
        </>
      )}
      <LikeCount post={post} />
    </footer>
  );
}

function ReplyAction({ memberId }: { memberId: number }) {
  const navigate = useNavigate();
  const isGuest = useMe() === null;
  const path = `/chat/${memberId}`;
  const inside = (
    <>
      <ReplyIcon />
      <Trans>Reply in chat</Trans>
    </>
  );
  if (!isGuest) {
    return (
      <Link className={css.act} href={path} aria-keyshortcuts="r">
        {inside}
      </Link>
    );
  }
  return (
    <button
      type="button"
      className={css.act}
      aria-keyshortcuts="r"
      onClick={() => requireMember(() => void navigate(localePath(path)))}
    >
      {inside}
    </button>
  );
}
