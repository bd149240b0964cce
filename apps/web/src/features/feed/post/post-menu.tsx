import { useLingui } from '@lingui/react/macro';
import type { FeedPost } from '@peonia/contract/feed.ts';
import { IconButton } from '@peonia/ui/icon-button/icon-button.tsx';
import { EllipsisIcon, EyeIcon, EyeOffIcon, FlagIcon, TrashIcon } from '@peonia/ui/icons.tsx';
import { Menu, type MenuEntry } from '@peonia/ui/menu/menu.tsx';
import { useState } from 'react';
import { askToReport } from '../../../platform/report-request.ts';
import { requireMember } from '../../../platform/session/session.ts';
import { useLoaded } from '../../../platform/use-loaded.ts';
import { useHidePost } from './use-hide-post.ts';

/** The question before a post goes comes with the first press. */
const loadDelete = async () => (await import('./delete-post.tsx')).DeletePost;

/** Hide and report another's post, delete an own one. */
export function PostMenu({ post, onDeleted }: { post: FeedPost; onDeleted?: () => void }) {
  const { t } = useLingui();
  const [isDeleting, setDeleting] = useState(false);
  const close = () => setDeleting(false);
  const Delete = useLoaded(isDeleting, loadDelete, close);
  const hide = useHidePost(post);
  const { name } = post.user;
  const ofOthers: readonly MenuEntry[] = [
    post.hidden
      ? { label: t`Show in my news again`, icon: <EyeIcon />, onSelect: () => hide(false) }
      : { label: t`Hide this post`, icon: <EyeOffIcon />, onSelect: () => requireMember(() => hide(true)) },
    { label: t`Report this post`, icon: <FlagIcon />, danger: true, onSelect: () => askToReport({ type: 'feed', id: post.id }) },
  ];
  const own: readonly MenuEntry[] = [{ label: t`Delete this post`, icon: <TrashIcon />, danger: true, onSelect: () => setDeleting(true) }];
  return (
    <>
      <Menu
        label={t`Post by ${name}`}
        renderTrigger={(open) => <IconButton {...open} label={post.own ? t`More about your post` : t`More about the post by ${name}`} icon={<EllipsisIcon />} />}
        entries={post.own ? own : ofOthers}
      />
      {Delete === null ? null : <Delete post={post} open={isDeleting} onClose={close} {...(onDeleted === undefined ? {} : { onDeleted })} />}
    </>
  );
}
