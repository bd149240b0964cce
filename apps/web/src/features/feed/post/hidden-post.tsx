import { Trans } from '@lingui/react/macro';
import type { FeedPost } from '@peonia/contract/feed.ts';
import { Button } from '@peonia/ui/button/button.tsx';
import { Card } from '@peonia/ui/card/card.tsx';
import { EyeOffIcon } from '@peonia/ui/icons/eye-off.tsx';
import { UndoIcon } from '@peonia/ui/icons/undo.tsx';
import { useEffect, useRef } from 'react';
import { useHidePost } from './use-hide-post.ts';
import * as css from './post.module.css';

/** Placeholder of a post just hidden, with undo. */
export function HiddenPost({ post }: { post: FeedPost }) {
  const hide = useHidePost(post);
  const box = useRef<HTMLDivElement>(null);
  const { name } = post.user;
  // The menu is gone, so the focus moves here instead of to the top of the page.
  useEffect(() => {
    if (document.activeElement === document.body) box.current?.querySelector('button')?.focus({ preventScroll: true });
  }, []);
  return (
    <Card as="article" edge className={css.postHidden}>
      <EyeOffIcon />
      <p role="status" className="grow small">
        <Trans>Hidden from your news: post by {name}</Trans>
      </p>
      <div ref={box}>
        <Button size="sm" variant="line" icon={<UndoIcon />} onClick={() => hide(false)}>
          <Trans>Undo</Trans>
        </Button>
      </div>
    </Card>
  );
}
