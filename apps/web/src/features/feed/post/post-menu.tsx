import { useLingui } from '@lingui/react/macro';
import type { FeedPost } from '@peonia/contract/feed.ts';
import { IconButton } from '@peonia/ui/icon-button/icon-button.tsx';
import { EllipsisIcon } from '@peonia/ui/icons/ellipsis.tsx';
import { useMenu } from '@peonia/ui/menu/use-menu.ts';
import { Spinner } from '@peonia/ui/spinner/spinner.tsx';
import { memo, useState } from 'react';
import { lazyPart } from '../../../platform/loading/lazy-part.ts';
import { hiddenPart } from './lazy-hidden-post.tsx';
import * as menuCss from '@peonia/ui/menu/menu.module.css';

const actionsPart = lazyPart(async () => (await import('./post-actions.tsx')).PostActions);
const prefetchActions = () => {
  void actionsPart.prefetch();
  void hiddenPart.prefetch();
};
/** The dialogs load with the first press. */
const editPart = lazyPart(async () => (await import('../edit/edit-post.tsx')).EditPost, 'feed.edit');
const deletePart = lazyPart(async () => (await import('./delete-post.tsx')).DeletePost);

/** Menu of a post; its code is prefetched when the pointer or the focus reaches the button. */
export const PostMenu = memo(function PostMenu({ post, onDeleted }: { post: FeedPost; onDeleted?: () => void }) {
  const { t } = useLingui();
  const { open, trigger, panel, settle, close } = useMenu('end');
  const [isDeleting, setDeleting] = useState(false);
  const keep = () => setDeleting(false);
  const [isEditing, setEditing] = useState(false);
  const Edit = editPart.use(isEditing, () => setEditing(false));
  const Acts = actionsPart.use(open, close);
  const Delete = deletePart.use(isDeleting, keep);
  const { name } = post.user;
  return (
    <>
      <IconButton
        {...trigger}
        label={post.own ? t`More about your post` : t`More about the post by ${name}`}
        icon={<EllipsisIcon />}
        onPointerEnter={prefetchActions}
        onFocus={prefetchActions}
      />
      <div {...panel} className={menuCss.menu}>
        {!open ? null : Acts === null ? (
          <Spinner />
        ) : (
          <Acts
            post={post}
            onShown={settle}
            close={close}
            onEdit={() => setEditing(true)}
            onDelete={() => setDeleting(true)}
          />
        )}
      </div>
      {Edit === null || !isEditing ? null : <Edit post={post} open onClose={() => setEditing(false)} />}
      {Delete === null ? null : (
        <Delete post={post} open={isDeleting} onClose={keep} {...(onDeleted === undefined ? {} : { onDeleted })} />
      )}
    </>
  );
});
