import { CallEntry } from './call-entry.tsx';
import type { CardProps } from './card-props.ts';
import { GiftMessage } from './gift-message.tsx';
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
