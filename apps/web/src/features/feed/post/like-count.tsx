import { Plural, Trans } from '@lingui/react/macro';
import type { FeedPost } from '@peonia/contract/feed.ts';
import { useState } from 'react';
import { lazyPart } from '../../../platform/loading/lazy-part.ts';
import { requireMember } from '../../../platform/session/session.ts';
import * as css from './post.module.css';

const likersPart = lazyPart(async () => (await import('./likers-dialog.tsx')).LikersDialog, 'social');

/** Number of likes; a press shows who likes the post. */
export function LikeCount({ post }: { post: FeedPost }) {
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  const Likers = likersPart.use(isOpen, close);
  const { likes } = post;
  if (likes === 0 && !isOpen)
    return post.own ? (
      <p className={css.noLikes}>
        <Trans context="post">No likes yet</Trans>
      </p>
    ) : null;
  return (
    <>
      <button
        type="button"
        className={`${css.act} ${css.likeCount}`}
        aria-haspopup="dialog"
        onClick={() => requireMember(() => setOpen(true))}
      >
        <Plural value={likes} one="# like" other="# likes" />
      </button>
      {Likers === null ? null : <Likers post={post} open={isOpen} onClose={close} />}
    </>
  );
}
