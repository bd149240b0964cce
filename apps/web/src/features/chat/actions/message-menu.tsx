import { useLingui } from '@lingui/react/macro';
import type { Message } from '@peonia/contract/chat.ts';
import { writeEmoji } from '@peonia/core/emoji.ts';
import { IconButton } from '@peonia/ui/icon-button/icon-button.tsx';
import { CopyIcon, EllipsisIcon, FlagIcon, LanguagesIcon, ReplyIcon, TrashIcon, UndoIcon } from '@peonia/ui/icons.tsx';
import { Menu, type MenuEntry } from '@peonia/ui/menu/menu.tsx';
import { useToast } from '@peonia/ui/toast/toast-provider.tsx';
import { useState } from 'react';
import { askToReport } from '../../../platform/report-request.ts';
import { useMinute } from '../../profiles/public.ts';
import { useTranslateEntry } from '../../translation/public.ts';
import { useSlot } from '../slots.ts';
import { useTalk } from '../talk-context.ts';
import './actions.css';
import { canRecall } from './can-recall.ts';
import { DeleteDialog } from './delete-dialog.tsx';
import { recall } from './message-acts.ts';
import { ReactionRow } from './reaction-row.tsx';

export interface MessageMenuProps {
  readonly message: Message;
  readonly isMine: boolean;
  /** When it was sent, so that the buttons of a conversation can be told apart. */
  readonly time: string;
}

/** What can be done with a message: react, answer, copy, take back, delete, report. By button, long press and key. */
export function MessageMenu({ message, isMine, time }: MessageMenuProps) {
  const { t } = useLingui();
  const [isAsking, setAsking] = useState(false);
  const entries = useEntries(message, isMine, () => setAsking(true));
  return (
    // What opens here is no news of the conversation.
    <span className="said-menu" aria-live="off">
      <Menu
        label={t`This message`}
        align={isMine ? 'end' : 'start'}
        className="message-menu"
        renderTrigger={({ onKeyDown: _, ...open }) => <IconButton {...open} className="more" size="sm" tabIndex={-1} label={isMine ? t`Your message, ${time}` : t`Their message, ${time}`} icon={<EllipsisIcon />} />}
        {...(message.recalled ? {} : { header: <ReactionRow message={message} /> })}
        entries={entries}
      />
      {isAsking ? <DeleteDialog message={message} onClose={() => setAsking(false)} /> : null}
    </span>
  );
}

function useEntries(message: Message, isMine: boolean, askToDelete: () => void): readonly MenuEntry[] {
  const { t } = useLingui();
  const { replyTo, peer } = useTalk();
  const askTranslator = useSlot('askTranslator');
  const copy = useCopy();
  const translate = useTranslateEntry(message, isMine);
  const { message_content: text } = message;
  const now = useMinute()?.getTime() ?? 0;
  const entries: (MenuEntry | false)[] = [
    !message.recalled && { label: t`Reply`, icon: <ReplyIcon />, onSelect: () => replyTo(message) },
    text !== '' && { label: t`Copy text`, icon: <CopyIcon />, onSelect: () => void copy(writeEmoji(text)) },
    translate,
    text !== '' && askTranslator !== null && { label: message.translation?.kind === 'human' ? t`About this translation` : t`Have it translated by a person`, icon: <LanguagesIcon />, onSelect: () => askTranslator({ message, user: peer }) },
    isMine && canRecall(message, now) && { label: t`Recall for both`, icon: <UndoIcon />, onSelect: () => void recall(message) },
    { label: t`Delete for me`, icon: <TrashIcon />, danger: true, onSelect: askToDelete },
    !isMine && !message.recalled && { label: t`Report`, icon: <FlagIcon />, danger: true, onSelect: () => askToReport({ type: 'message', id: message.id }) },
  ];
  return entries.filter((entry) => entry !== false);
}

function useCopy(): (text: string) => Promise<void> {
  const { t } = useLingui();
  const toast = useToast();
  return async (text) => {
    try {
      await navigator.clipboard.writeText(text);
      toast.show({ text: t`Copied` });
    } catch {
      toast.show({ tone: 'bad', text: t`The browser did not allow copying.` });
    }
  };
}
