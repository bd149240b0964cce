import { useLingui } from '@lingui/react/macro';
import type { FeedPost } from '@peonia/contract/feed.ts';
import { Card } from '@peonia/ui/card/card.tsx';
import { PostFoot } from './post-foot.tsx';
import { PostHead } from './post-head.tsx';
import { PostMedia } from './post-media.tsx';
import { PostText } from './post-text.tsx';
import type { GiftRendering } from './render-gift.ts';
import './post.css';

interface PostCardProps extends GiftRendering {
  readonly post: FeedPost;
  /** As last heard from the live connection; else what the card says. */
  readonly online?: boolean | undefined;
  /** On the first screen: pictures load at once. */
  readonly eager?: boolean;
  /** On its own page the text is whole from the start. */
  readonly isWhole?: boolean;
  /** Called once the post is deleted. */
  readonly onDeleted?: () => void;
}

/** A post: who, where and when, the words, the pictures, and what can be done. */
export function PostCard({
  post,
  online = post.user.online,
  eager = false,
  isWhole = false,
  onDeleted,
  renderGift,
}: PostCardProps) {
  const { t } = useLingui();
  const { name } = post.user;
  return (
    <Card as="article" edge className="post" tabIndex={-1} aria-label={t`Post by ${name}`}>
      <PostHead post={post} online={online} {...(onDeleted === undefined ? {} : { onDeleted })} />
      {post.content === '' ? <div className="post-gap" /> : <PostText post={post} isWhole={isWhole} />}
      <PostMedia post={post} eager={eager} />
      {post.own ? null : <PostFoot post={post} renderGift={renderGift} />}
    </Card>
  );
}
