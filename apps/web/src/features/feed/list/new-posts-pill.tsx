import { Plural } from '@lingui/react/macro';
import { ScrollPill } from '@peonia/ui/scroll-pill/scroll-pill.tsx';
import * as css from '../feed.module.css';

/** Number of new posts above, as a button that shows them. */
export function NewPostsPill({ count, onOpen }: { count: number; onOpen: () => Promise<void> }) {
  if (count === 0) return null;
  return (
    <ScrollPill className={css.feedPill} onClick={() => void onOpen()}>
      <Plural value={count} one="# new post" other="# new posts" />
    </ScrollPill>
  );
}
