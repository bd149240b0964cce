import { useLingui } from '@lingui/react/macro';
import type { Message } from '@peonia/contract/chat/chat.ts';
import { IconButton } from '@peonia/ui/icon-button/icon-button.tsx';
import { EllipsisIcon } from '@peonia/ui/icons/ellipsis.tsx';
import { useMenu } from '@peonia/ui/menu/use-menu.ts';
import { Spinner } from '@peonia/ui/spinner/spinner.tsx';
import { useState } from 'react';
import { lazyPart } from '../../../platform/loading/lazy-part.ts';
import * as css from '../actions/actions.module.css';
import * as menuCss from '@peonia/ui/menu/menu.module.css';

const actionsPart = lazyPart(async () => {
  const [{ ActionList }, { DeleteDialog }] = await Promise.all([
    import('../actions/action-list.tsx'),
    import('../actions/delete-dialog.tsx'),
  ]);
  return { ActionList, DeleteDialog };
}, 'chat.actions');

/** Prefetches the menu when the pointer or the focus reaches a message. */
export const prefetchActions = () => void actionsPart.prefetch();

interface MessageMenuProps {
  readonly message: Message;
  readonly isMine: boolean;
  /** Time of sending; part of the button's label, to tell the buttons of a conversation apart. */
  readonly time: string;
}

/** Button and panel of the message menu. */
export function MessageMenu({ message, isMine, time }: MessageMenuProps) {
  const { t } = useLingui();
  const { open, trigger, panel, settle, close } = useMenu(isMine ? 'end' : 'start');
  const [isAsking, setAsking] = useState(false);
  const acts = actionsPart.use(open, close);
  // Arrow keys move between messages instead of opening the menu.
  const { onKeyDown: _, ...press } = trigger;
  return (
    // Excluded from the announcements of the log.
    <span className={css.saidMenu} aria-live="off">
      <IconButton
        {...press}
        className={css.more}
        data-message-menu=""
        size="sm"
        tabIndex={-1}
        label={isMine ? t`Your message, ${time}` : t`Their message, ${time}`}
        icon={<EllipsisIcon />}
        onFocus={prefetchActions}
      />
      <div {...panel} className={`${menuCss.menu} ${css.messageMenu}`}>
        {!open ? null : acts === null ? (
          <Spinner label={t`Loading`} />
        ) : (
          <acts.ActionList
            message={message}
            isMine={isMine}
            onShown={settle}
            close={close}
            onDelete={() => setAsking(true)}
          />
        )}
      </div>
      {isAsking && acts !== null ? <acts.DeleteDialog message={message} onClose={() => setAsking(false)} /> : null}
    </span>
  );
}
