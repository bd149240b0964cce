import { useLingui } from '@lingui/react/macro';
import type { Message } from '@peonia/contract/chat/chat.ts';
import { limits } from '@peonia/contract/protocol/client-limits.ts';
import { writeEmoji } from '@peonia/core/emoji.ts';
import { CopyIcon } from '@peonia/ui/icons/copy.tsx';
import { FlagIcon } from '@peonia/ui/icons/flag.tsx';
import { LanguagesIcon } from '@peonia/ui/icons/languages.tsx';
import { PenLineIcon } from '@peonia/ui/icons/pen-line.tsx';
import { ReplyIcon } from '@peonia/ui/icons/reply.tsx';
import { TrashIcon } from '@peonia/ui/icons/trash.tsx';
import { UndoIcon } from '@peonia/ui/icons/undo.tsx';
import { MenuList } from '@peonia/ui/menu/menu-list.tsx';
import type { MenuEntry } from '@peonia/ui/menu/menu.tsx';
import { useToast } from '@peonia/ui/toast/toast-provider.tsx';
import { useEffect, useEffectEvent } from 'react';
import { askToReport } from '../../../platform/prompts/report-request.ts';
import { useMinute } from '../../profiles/summary/use-minute.ts';
import { useTranslateEntry } from '../../translation/text/use-translate-entry.tsx';
import { useConversation } from '../state/conversation-context.ts';
import { useSlot } from '../state/slots.ts';
import { canEdit } from './can-edit.ts';
import { recall } from './message-actions.ts';
import { ReactionRow } from './reaction-row.tsx';

/** Kinds that cannot be recalled: they cost something, or they are a record. */
const lasting: readonly Message['message_type'][] = ['gift', 'call', 'question'];

/** Returns whether the own message can still be recalled for both. The server has the final say. */
function canRecall(message: Message, now: number): boolean {
  return (
    !message.recalled &&
    !lasting.includes(message.message_type) &&
    now - Date.parse(message.created_at) < limits.recall_seconds * 1_000
  );
}

export interface ActionListProps {
  readonly message: Message;
  readonly isMine: boolean;
  /** Called once the list is rendered; on first use it loads after its panel has opened. */
  readonly onShown: () => void;
  readonly close: () => void;
  readonly onDelete: () => void;
}

/** Actions of a message: react, reply, edit, copy, translate, recall, delete, report. */
export function ActionList({ message, isMine, onShown, close, onDelete }: ActionListProps) {
  const { t } = useLingui();
  const entries = useEntries(message, isMine, onDelete);
  const shown = useEffectEvent(onShown);
  useEffect(() => shown(), []);
  return (
    <MenuList
      label={t`This message`}
      close={close}
      {...(message.recalled ? {} : { header: <ReactionRow message={message} /> })}
      entries={entries}
    />
  );
}

function useEntries(message: Message, isMine: boolean, askToDelete: () => void): readonly MenuEntry[] {
  const { t } = useLingui();
  const { replyTo, edit, peer } = useConversation();
  const askTranslator = useSlot('askTranslator');
  const copy = useCopy();
  const translate = useTranslateEntry(message, isMine);
  const { message_content: text } = message;
  const now = useMinute()?.getTime() ?? 0;
  const entries: (MenuEntry | false)[] = [
    !message.recalled && { label: t`Reply`, icon: <ReplyIcon />, onSelect: () => replyTo(message) },
    isMine && canEdit(message, now) && { label: t`Edit`, icon: <PenLineIcon />, onSelect: () => edit(message) },
    text !== '' && { label: t`Copy text`, icon: <CopyIcon />, onSelect: () => void copy(writeEmoji(text)) },
    translate,
    text !== '' &&
      askTranslator !== null && {
        label: message.translation?.kind === 'human' ? t`About this translation` : t`Request a human translation`,
        icon: <LanguagesIcon />,
        onSelect: () => askTranslator({ message, user: peer }),
      },
    isMine &&
      canRecall(message, now) && {
        label: t`Recall for both`,
        icon: <UndoIcon />,
        onSelect: () => void recall(message),
      },
    { label: t`Delete for me`, icon: <TrashIcon />, danger: true, onSelect: askToDelete },
    !isMine &&
      !message.recalled && {
        label: t`Report`,
        icon: <FlagIcon />,
        danger: true,
        onSelect: () => askToReport({ type: 'message', id: message.id }),
      },
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
