import { Trans } from '@lingui/react/macro';
import type { FeedPost } from '@peonia/contract/feed.ts';
import { writeEmoji } from '@peonia/core/emoji.ts';
import { classNames } from '@peonia/ui/class-names.ts';
import { useId, useState } from 'react';
import { isLong } from './is-long.ts';

/** The words as they were written, in their own language for voice and glyphs. A long text begins folded. */
export function PostText({ post, isWhole }: { post: FeedPost; isWhole: boolean }) {
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const canFold = !isWhole && isLong(post.content);
  return (
    <div className="post-text">
      <p id={id} dir="auto" lang={post.language ?? undefined} className={classNames(canFold && !isOpen && 'is-folded')}>
        {writeEmoji(post.content)}
      </p>
      {canFold ? (
        <button type="button" className="link post-fold" aria-expanded={isOpen} aria-controls={id} onClick={() => setOpen(!isOpen)}>
          {isOpen ? <Trans>Show less</Trans> : <Trans>Show the whole text</Trans>}
        </button>
      ) : null}
    </div>
  );
}
