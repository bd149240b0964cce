import type { CardProps } from '../bubbles/card-props.ts';
import { CallEntry } from './call-entry.tsx';
import { GiftMessage } from './gift-message.tsx';
import { QuestionCard } from './question-card.tsx';
import './rare-card.css';
import { SecretMessage } from './secret-message.tsx';
import { VoiceMessage } from './voice-message.tsx';

/** Draws the kinds of messages that most conversations hold few of. */
export function RareCard({ message, peer, isMine }: CardProps) {
  switch (message.message_type) {
    case 'gift':
      return message.gift === null ? null : <GiftMessage message={message} gift={message.gift} isMine={isMine} />;
    case 'file':
      return <SecretMessage message={message} isMine={isMine} />;
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
