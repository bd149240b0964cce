import { useLingui } from '@lingui/react/macro';
import type { Message, SentGift } from '@peonia/contract/chat/chat.ts';
import { GiftCard } from '../../gifts/gift-card.tsx';
import { TranslatedText } from '../message-parts/translated-text.tsx';
import { useConversation } from '../state/conversation-context.ts';
import { CallEntry } from './call-entry.tsx';
import type { CardProps } from './card-props.ts';
import { PaidFileMessage } from './paid-file-message.tsx';
import { QuestionCard } from './question-card.tsx';
import { VoiceMessage } from './voice-message.tsx';

/** Card of the less frequent message kinds. */
export function MessageCard({ message, peer, isMine }: CardProps) {
  switch (message.message_type) {
    case 'gift':
      return message.gift === null ? null : <GiftMessage message={message} gift={message.gift} isMine={isMine} />;
    case 'file':
      return <PaidFileMessage message={message} isMine={isMine} />;
    case 'question':
      return <QuestionCard message={message} peer={peer} isMine={isMine} />;
    case 'call':
      return <CallEntry message={message} peer={peer} isMine={isMine} />;
    case 'voice':
      return <VoiceMessage message={message} isMine={isMine} />;
    default:
      return null;
  }
}

/** A gift with its note. */
function GiftMessage({ message, gift, isMine }: { message: Message; gift: SentGift; isMine: boolean }) {
  const { t } = useLingui();
  const { name } = useConversation().peer;
  const note = message.message_content === '' ? null : <TranslatedText message={message} />;
  return (
    <GiftCard gift={gift} from={isMine ? t`You gave:` : t`${name} gave you:`} sentAt={message.created_at} note={note} />
  );
}
