import { Trans } from '@lingui/react/macro';
import type { Message } from '@peonia/contract/chat/chat.ts';
import { HandIcon } from '@peonia/ui/icons/hand.tsx';
import { LazyCard } from '../message-cards/lazy-card.tsx';
import { PhotoMessage } from '../message-parts/photo-message.tsx';
import { RecalledMessage } from '../message-parts/recalled-message.tsx';
import { ReplyQuote } from '../message-parts/reply-quote.tsx';
import { TranslatedText, SpeakerLabel } from '../message-parts/translated-text.tsx';
import { useConversation } from '../state/conversation-context.ts';
import * as css from './bubbles.module.css';

/** Content of a bubble. */
export function MessageBody({ message, isMine }: { message: Message; isMine: boolean }) {
  const { peer } = useConversation();
  if (message.recalled) return <RecalledMessage message={message} isMine={isMine} />;
  const { message_type: type, message_content: text, uploads } = message;
  return (
    <>
      {message.reply_to === null ? null : <ReplyQuote reply={message.reply_to} />}
      {type === 'sayhi' ? (
        <span className={css.greeting}>
          <HandIcon />
          <Trans>Hi</Trans>
        </span>
      ) : null}
      {type === 'voice' ? (
        <LazyCard message={message} peer={peer} isMine={isMine} />
      ) : uploads.length > 0 ? (
        <PhotoMessage message={message} isMine={isMine} />
      ) : null}
      {text === '' ? null : <TranslatedText message={message} before={<SpeakerLabel isMine={isMine} />} />}
    </>
  );
}
