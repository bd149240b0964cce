import { useLingui } from '@lingui/react/macro';
import type { FeedPost } from '@peonia/contract/feed.ts';
import { EyeOffIcon } from '@peonia/ui/icons/eye-off.tsx';
import { EyeIcon } from '@peonia/ui/icons/eye.tsx';
import { FlagIcon } from '@peonia/ui/icons/flag.tsx';
import { PenLineIcon } from '@peonia/ui/icons/pen-line.tsx';
import { TrashIcon } from '@peonia/ui/icons/trash.tsx';
import { MenuList } from '@peonia/ui/menu/menu-list.tsx';
import type { MenuEntry } from '@peonia/ui/menu/menu.tsx';
import { useEffect, useEffectEvent } from 'react';
import { askToReport } from '../../../platform/prompts/report-request.ts';
import { requireMember } from '../../../platform/session/session.ts';
import { useHidePost } from './use-hide-post.ts';

export interface PostActionsProps {
  readonly post: FeedPost;
  /** Called once the list is rendered; on first use it loads after its panel has opened. */
  readonly onShown: () => void;
  readonly close: () => void;
  readonly onEdit: () => void;
  readonly onDelete: () => void;
}

/** Hides or reports another member's post, edits or deletes an own one. */
export function PostActions({ post, onShown, close, onEdit, onDelete }: PostActionsProps) {
  const { t } = useLingui();
  const hide = useHidePost(post);
  const shown = useEffectEvent(onShown);
  useEffect(() => shown(), []);
  const { name } = post.user;
  const ofOthers: readonly MenuEntry[] = [
    post.hidden
      ? { label: t`Show in my news again`, icon: <EyeIcon />, onSelect: () => hide(false) }
      : { label: t`Hide this post`, icon: <EyeOffIcon />, onSelect: () => requireMember(() => hide(true)) },
    {
      label: t`Report this post`,
      icon: <FlagIcon />,
      danger: true,
      onSelect: () => askToReport({ type: 'feed', id: post.id }),
    },
  ];
  const own: readonly MenuEntry[] = [
    { label: t`Edit this post`, icon: <PenLineIcon />, onSelect: onEdit },
    { label: t`Delete this post`, icon: <TrashIcon />, danger: true, onSelect: onDelete },
  ];
  return <MenuList label={t`Post by ${name}`} close={close} entries={post.own ? own : ofOthers} />;
}
