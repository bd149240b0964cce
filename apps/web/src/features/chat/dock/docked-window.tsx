import { Trans, useLingui } from '@lingui/react/macro';
import { Avatar } from '@peonia/ui/avatar/avatar.tsx';
import { Button } from '@peonia/ui/button/button.tsx';
import { IconButton } from '@peonia/ui/icon-button/icon-button.tsx';
import { CloseIcon } from '@peonia/ui/icons/close.tsx';
import { ExternalLinkIcon } from '@peonia/ui/icons/external-link.tsx';
import { MinusIcon } from '@peonia/ui/icons/minus.tsx';
import { Loading } from '@peonia/ui/skeleton/skeleton.tsx';
import { useEffect } from 'react';
import { isRefusal } from '../../../platform/api/call.ts';
import { usePresence } from '../../../platform/realtime/live.ts';
import { Link } from '../../../platform/router/link.tsx';
import { Conversation } from '../conversation/conversation.tsx';
import { useThreadPage } from '../conversation/use-thread-page.ts';
import { closeDocked, type Docked, minimizeDocked } from '../state/docked-chats.ts';
import { useTypingMembers } from '../state/typing-indicator.ts';
import * as css from './dock.module.css';

/** A conversation in a small window. */
export function DockedWindow({ docked }: { docked: Docked }) {
  const { t } = useLingui();
  const { to } = docked;
  const { page, error, reload, ...older } = useThreadPage(to);
  const online = usePresence([to]);
  const isTyping = useTypingMembers().has(to);
  const isGone = error !== null && isRefusal(error, 'not_found', 'message_to_self');
  useEffect(() => {
    if (isGone) closeDocked(to);
  }, [isGone, to]);
  const user = page?.user;
  const name = user?.name ?? '';
  const isOnline = user !== undefined && (online.get(to) ?? user.online);

  const head = (
    <header className={css.dockHead}>
      {user === undefined ? null : (
        <Link href={`/profile/${to}`} className={css.dockWho}>
          <Avatar size={28} name={name} src={user.avatar ?? undefined} online={isOnline && t`Online`} />
          <b className="truncate">{name}</b>
        </Link>
      )}
      <span className="grow" />
      <IconButton
        className={css.iconButton}
        size="sm"
        href={`/chat/${to}`}
        label={t`Expand the chat with ${name}`}
        icon={<ExternalLinkIcon />}
      />
      <IconButton
        className={css.iconButton}
        size="sm"
        label={t`Minimise the chat with ${name}`}
        icon={<MinusIcon />}
        onClick={() => minimizeDocked(docked)}
      />
      <IconButton
        className={css.iconButton}
        size="sm"
        label={t`Close the chat with ${name}`}
        icon={<CloseIcon />}
        onClick={() => closeDocked(to)}
      />
    </header>
  );
  return (
    <div className={css.dockWindow} data-compact="" role="group" aria-label={t`Chat with ${name}`}>
      {page === undefined ? (
        <>
          {head}
          {error === null ? (
            <Loading label={t`Loading`} shape="row" count={3} className={css.dockLoading} />
          ) : (
            <Button size="sm" variant="line" onClick={reload}>
              <Trans>Try again</Trans>
            </Button>
          )}
        </>
      ) : (
        <Conversation page={page} isTyping={isTyping} older={older} head={head} />
      )}
    </div>
  );
}
