import { Trans, useLingui } from '@lingui/react/macro';
import type { Message } from '@peonia/contract/chat.ts';
import type { MemberCard } from '@peonia/contract/member-card.ts';
import { writeEmoji } from '@peonia/core/emoji.ts';
import { formatTime } from '@peonia/i18n/format.ts';
import { Bubble } from '@peonia/ui/bubble/bubble.tsx';
import { emojiOnly } from '@peonia/ui/bubble/emoji-only.ts';
import { HandIcon } from '@peonia/ui/icons.tsx';
import { memo } from 'react';
import { useLanguage } from '../../../platform/language.tsx';
import { GiftCard } from '../../gifts/public.ts';
import { MessageText } from './message-text.tsx';
import { textLanguage } from './text-language.ts';

/** How far a message of mine has come; undefined for theirs. */
export type Progress = 'sent' | 'delivered' | 'read';

export interface MessageBubbleProps {
  readonly message: Message;
  readonly peer: MemberCard;
  readonly progress: Progress | undefined;
  /** When they read it, where that was seen to happen. */
  readonly readAt: string | undefined;
}

/** A message that the server has. */
export const MessageBubble = memo(function MessageBubble({ message, peer, progress, readAt }: MessageBubbleProps) {
  const { t } = useLingui();
  const { language } = useLanguage();
  const isMine = progress !== undefined;
  const text = message.message_content;
  const isHi = message.message_type === 'sayhi';
  const words = { sent: t`Sent`, delivered: t`Delivered`, read: readAt === undefined ? t`Read` : t`Read ${formatTime(language, new Date(readAt))}` };
  const spoken = isMine ? undefined : peer.languages;
  const body = (
    <p lang={textLanguage(text, spoken ?? [])} dir="auto">
      {message.gift === null ? <span className="sr">{isMine ? t`You:` : t`${peer.name}:`} </span> : null}
      <MessageText text={text} />
    </p>
  );
  const { gift } = message;
  return (
    <Bubble
      out={isMine}
      card={gift === null ? undefined : <GiftCard gift={gift} from={isMine ? t`You gave:` : t`${peer.name} gave you:`} sentAt={message.created_at} note={text === '' ? null : body} />}
      className={!isHi && gift === null && emojiOnly(writeEmoji(text)) ? 'big' : undefined}
      time={<time dateTime={message.created_at}>{formatTime(language, new Date(message.created_at))}</time>}
      state={progress}
      stateLabel={progress === 'read' ? words.read : undefined}
      note={progress === undefined || progress === 'read' ? undefined : <span className="sr">{words[progress]}</span>}
    >
      {isHi ? (
        <span className="hi">
          <HandIcon />
          <Trans>Hi</Trans>
        </span>
      ) : null}
      {body}
    </Bubble>
  );
});
