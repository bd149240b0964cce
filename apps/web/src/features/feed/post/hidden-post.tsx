import { Trans } from '@lingui/react/macro';
import type { FeedPost } from '@peonia/contract/feed.ts';
import { Button } from '@peonia/ui/button/button.tsx';
import { Card } from '@peonia/ui/card/card.tsx';
import { EyeOffIcon } from '@peonia/ui/icons/eye-off.tsx';
import { UndoIcon } from '@peonia/ui/icons/undo.tsx';
import { useEffect, useRef } from 'react';
import { useHidePost } from './use-hide-post.ts';

/** What stands in the place of a post that was just hidden, so that a slip can be undone. */
export function HiddenPost({ post }: { post: FeedPost }) {
  const hide = useHidePost(post);
  const box = useRef<HTMLDivElement>(null);
  const { name } = post.user;
  // The menu it was hidden with is gone; without this the keyboard would begin at the top of the page.
  useEffect(() => {
    if (document.activeElement === document.body) box.current?.querySelector('button')?.focus({ preventScroll: true });
  }, []);
  return (
    <Card as="article" edge className="post-hidden">
      <EyeOffIcon />
      <p role="status" className="grow small">
        <Trans>Hidden from your news: the post by {name}</Trans>
      </p>
      <div ref={box}>
        <Button size="sm" variant="line" icon={<UndoIcon />} onClick={() => hide(false)}>
          <Trans>Undo</Trans>
        </Button>
      </div>
    </Card>
  );
}
