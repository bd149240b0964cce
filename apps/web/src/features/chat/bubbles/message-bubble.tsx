import { Trans, useLingui } from '@lingui/react/macro';
import type { Message } from '@peonia/contract/chat/chat.ts';
import type { MemberCard } from '@peonia/contract/profiles/member-card.ts';
import { writeEmoji } from '@peonia/core/emoji.ts';
import { formatTime } from '@peonia/i18n/format.ts';
import { Bubble } from '@peonia/ui/bubble/bubble.tsx';
import { isEmojiOnly } from '@peonia/ui/bubble/is-emoji-only.ts';
import { classNames } from '@peonia/ui/class-names.ts';
import { memo } from 'react';
import { useLanguage } from '../../../platform/language/language.tsx';
import { MessageTranslationNote } from '../../translation/text/message-translation-note.tsx';
import { react } from '../actions/message-actions.ts';
import { useMessageGestures } from '../actions/use-message-gestures.ts';
import { Reactions } from '../message-parts/reactions.tsx';
import { Warning } from '../message-parts/warning.tsx';
import { useConversation } from '../state/conversation-context.ts';
import type { DeliveryStatus } from '../state/delivery-status.ts';
import { useSlot } from '../state/slots.ts';
import { MessageBody } from './message-body.tsx';
import { prefetchActions, MessageMenu } from './message-menu.tsx';
import { selectCard } from './select-card.tsx';
import * as actionsCss from '../actions/actions.module.css';
import * as css from './bubbles.module.css';

interface MessageBubbleProps {
  readonly message: Message;
  readonly peer: MemberCard;
  readonly progress: DeliveryStatus | undefined;
  /** The same sender continues right below; time and ticks are shown there. */
  readonly isFollowed: boolean;
}

/** A stored message: content, delivery status and actions. */
export const MessageBubble = memo(function MessageBubble({ message, peer, progress, isFollowed }: MessageBubbleProps) {
  const { t } = useLingui();
  const { language } = useLanguage();
  const { engine, replyTo } = useConversation();
  const gestures = useMessageGestures({
    reply: message.recalled ? null : () => replyTo(message),
    react: () => void react(message, 'heart'),
  });
  const isMine = progress !== undefined;
  const time = formatTime(language, new Date(message.created_at));
  const readAt = message.read_at;
  const words = {
    sent: t`Sent`,
    delivered: t`Delivered`,
    read: readAt === null ? t`Read` : t`Read ${formatTime(language, new Date(readAt))}`,
  };
  const isBig =
    message.message_type === 'text' &&
    !message.recalled &&
    message.reply_to === null &&
    isEmojiOnly(writeEmoji(message.message_content));
  const translated = (
    <MessageTranslationNote message={message} peer={peer} engine={engine} isMine={isMine} isFollowed={isFollowed} />
  );
  const note = (
    <>
      {message.edited_at === null ? null : <EditedMark at={message.edited_at} />}
      {translated}
    </>
  );
  const status = isFollowed
    ? {
        note: (
          <>
            <span className="visually-hidden">{progress === undefined ? time : `${time} ${words[progress]}`}</span>
            {note}
          </>
        ),
      }
    : {
        time: <time dateTime={message.created_at}>{time}</time>,
        state: progress,
        stateLabel: progress === 'read' ? words.read : undefined,
        note: (
          <>
            {progress === undefined || progress === 'read' ? null : (
              <span className="visually-hidden">{words[progress]}</span>
            )}
            {note}
          </>
        ),
      };
  return (
    <div
      data-testid="message"
      className={classNames(css.said, actionsCss.said, isMine && css.outgoing, isFollowed && css.isFollowed)}
      data-seq={message.seq}
      data-outgoing={isMine ? '' : undefined}
      data-message={message.id}
      {...gestures}
      onPointerEnter={prefetchActions}
    >
      <Bubble
        out={isMine}
        className={css.saidBubble}
        look={message.recalled ? 'recalled' : isBig ? 'emoji' : undefined}
        card={message.recalled ? undefined : selectCard(message, peer, isMine)}
        below={<Reactions message={message} />}
        {...status}
      >
        <MessageBody message={message} isMine={isMine} />
      </Bubble>
      {message.warning === null || isMine || message.recalled ? null : <Warning warning={message.warning} />}
      <TranslatorLine message={message} />
      <MessageMenu message={message} isMine={isMine} time={time} />
    </div>
  );
});

/** Says that the sender has changed the text; the time is its title. */
function EditedMark({ at }: { at: string }) {
  const { language } = useLanguage();
  return (
    <time dateTime={at} title={formatTime(language, new Date(at))}>
      <Trans>Edited</Trans>
    </time>
  );
}

function TranslatorLine({ message }: { message: Message }) {
  const Line = useSlot('translator');
  const { peer, engine } = useConversation();
  return Line === null ? null : <Line message={message} user={peer} engine={engine} />;
}
