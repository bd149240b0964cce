import { useLingui } from '@lingui/react/macro';
import type { Message } from '@peonia/contract/chat.ts';
import { IconButton } from '@peonia/ui/icon-button/icon-button.tsx';
import { EllipsisIcon } from '@peonia/ui/icons/ellipsis.tsx';
import { useMenu } from '@peonia/ui/menu/use-menu.ts';
import { Spinner } from '@peonia/ui/spinner/spinner.tsx';
import { useState } from 'react';
import { openCatalogues } from '../../../platform/language.tsx';
import { fetchAhead, useLoaded } from '../../../platform/use-loaded.ts';
import '../actions/actions.css';

async function loadActs() {
  const [{ ActList }, { DeleteDialog }] = await Promise.all([
    import('../actions/act-list.tsx'),
    import('../actions/delete-dialog.tsx'),
    openCatalogues('chat.actions'),
  ]);
  return { ActList, DeleteDialog };
}

/** A pointer or the keyboard is on a message: its menu may be wanted next. */
export const comeNear = () => void fetchAhead(loadActs);

export interface MessageMenuProps {
  readonly message: Message;
  readonly isMine: boolean;
  /** When it was sent, so that the buttons of a conversation can be told apart. */
  readonly time: string;
}

/** The way to what can be done with a message: by button, long press and key. */
export function MessageMenu({ message, isMine, time }: MessageMenuProps) {
  const { t } = useLingui();
  const { open, trigger, panel, settle, close } = useMenu(isMine ? 'end' : 'start');
  const [isAsking, setAsking] = useState(false);
  const acts = useLoaded(open, loadActs, close);
  // The arrows go from message to message here.
  const { onKeyDown: _, ...press } = trigger;
  return (
    // What opens here is no news of the conversation.
    <span className="said-menu" aria-live="off">
      <IconButton
        {...press}
        className="more"
        size="sm"
        tabIndex={-1}
        label={isMine ? t`Your message, ${time}` : t`Their message, ${time}`}
        icon={<EllipsisIcon />}
        onFocus={comeNear}
      />
      <div {...panel} className="menu message-menu">
        {!open ? null : acts === null ? (
          <Spinner label={t`Loading`} />
        ) : (
          <acts.ActList
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
