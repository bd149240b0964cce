import { useLingui } from '@lingui/react/macro';
import type { FeedPost } from '@peonia/contract/feed.ts';
import { Card } from '@peonia/ui/card/card.tsx';
import { memo } from 'react';
import { PostFoot } from './post-foot.tsx';
import { PostHead } from './post-head.tsx';
import { PostMedia } from './post-media.tsx';
import { PostText } from './post-text.tsx';
import type { GiftRendering } from './render-gift.ts';
import * as css from './post.module.css';

interface PostCardProps extends GiftRendering {
  readonly post: FeedPost;
  /** Live presence; defaults to the card's value. */
  readonly online?: boolean | undefined;
  /** On the first screen: images load eagerly. */
  readonly eager?: boolean;
  /** On its own page the text is not folded. */
  readonly isComplete?: boolean;
  /** Called after the post is deleted. */
  readonly onDeleted?: () => void;
}

/** A post: author, text, files and actions. Rendered again where it has changed: its list is, with every count. */
export const PostCard = memo(function PostCard({
  post,
  online = post.user.online,
  eager = false,
  isComplete = false,
  onDeleted,
  renderGift,
}: PostCardProps) {
  const { t } = useLingui();
  const { name } = post.user;
  return (
    <Card as="article" edge className={css.post} tabIndex={-1} aria-label={t`Post by ${name}`}>
      <PostHead post={post} online={online} {...(onDeleted === undefined ? {} : { onDeleted })} />
      {post.content === '' ? <div className={css.postGap} /> : <PostText post={post} isComplete={isComplete} />}
      <PostMedia post={post} eager={eager} />
      <PostFoot post={post} renderGift={renderGift} />
    </Card>
  );
});
