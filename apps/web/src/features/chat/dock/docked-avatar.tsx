import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { Avatar } from '@peonia/ui/avatar/avatar.tsx';
import { Badge } from '@peonia/ui/badge/badge.tsx';
import { IconButton } from '@peonia/ui/icon-button/icon-button.tsx';
import { CloseIcon } from '@peonia/ui/icons/close.tsx';
import { usePresence } from '../../../platform/realtime/live.ts';
import { useThreadPage } from '../conversation/use-thread-page.ts';
import { closeDocked, type Docked, openDocked } from '../state/docked-chats.ts';
import * as css from './dock.module.css';

/** A minimized conversation: avatar and unread counter. */
export function DockedAvatar({ docked: { to } }: { docked: Docked }) {
  const { t } = useLingui();
  const { page } = useThreadPage(to);
  const online = usePresence([to]);
  if (page === undefined) return null;
  const { user, thread } = page;
  const { name } = user;
  const unread = thread?.unread ?? 0;
  const fresh = unread === 0 ? '' : t`${plural(unread, { one: '# new message', other: '# new messages' })}`;
  return (
    <span className={css.dockPicture}>
      <button
        type="button"
        title={name}
        aria-label={fresh === '' ? t`Open the chat with ${name}` : t`Open the chat with ${name}, ${fresh}`}
        onClick={() => openDocked(to)}
      >
        <Avatar
          size={56}
          name={name}
          src={user.avatar ?? undefined}
          online={(online.get(to) ?? user.online) && t`Online`}
        />
        <Badge className={css.badge} count={unread} />
      </button>
      <IconButton
        className={css.dockOut}
        size="sm"
        variant="shade"
        label={t`Close the chat with ${name}`}
        icon={<CloseIcon />}
        onClick={() => closeDocked(to)}
      />
    </span>
  );
}
