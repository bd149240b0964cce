import { Trans } from '@lingui/react/macro';
import type { Message } from '@peonia/contract/chat.ts';
import { HandIcon } from '@peonia/ui/icons/hand.tsx';
import { useTalk } from '../talk-context.ts';
import { GoneMessage } from './gone-message.tsx';
import { LateCard } from './late-card.tsx';
import { MessageWords, Speaker } from './message-words.tsx';
import { PhotoMessage } from './photo-message.tsx';
import { ReplyQuote } from './reply-quote.tsx';

/** The inside of a bubble. */
export function MessageBody({ message, isMine }: { message: Message; isMine: boolean }) {
  const { peer } = useTalk();
  if (message.recalled) return <GoneMessage message={message} isMine={isMine} />;
  const { message_type: type, message_content: text, uploads } = message;
  return (
    <>
      {message.reply_to === null ? null : <ReplyQuote reply={message.reply_to} />}
      {type === 'sayhi' ? (
        <span className="hi">
          <HandIcon />
          <Trans>Hi</Trans>
        </span>
      ) : null}
      {type === 'voice' ? (
        <LateCard message={message} peer={peer} isMine={isMine} />
      ) : uploads.length > 0 ? (
        <PhotoMessage message={message} isMine={isMine} />
      ) : null}
      {text === '' ? null : <MessageWords message={message} before={<Speaker isMine={isMine} />} />}
    </>
  );
}
