import type { Message } from '@peonia/contract/chat.ts';
import type { MemberCard } from '@peonia/contract/member-card.ts';
import type { ReactNode } from 'react';
import { CallEntry } from './call-entry.tsx';
import { GiftMessage } from './gift-message.tsx';
import { PhotoMessage } from './photo-message.tsx';
import { QuestionCard } from './question-card.tsx';
import { SecretMessage } from './secret-message.tsx';

/** What stands in place of a bubble: a gift, a file for sale, a question, a call, or pictures without words. Undefined for what is said. */
export function cardOf(message: Message, peer: MemberCard, isMine: boolean): ReactNode | undefined {
  switch (message.message_type) {
    case 'gift':
      return message.gift === null ? undefined : <GiftMessage message={message} gift={message.gift} isMine={isMine} />;
    case 'file':
      return <SecretMessage message={message} isMine={isMine} />;
    case 'question':
      return <QuestionCard message={message} peer={peer} isMine={isMine} />;
    case 'call':
      return <CallEntry message={message} peer={peer} isMine={isMine} />;
    case 'photo':
      return message.message_content === '' && message.reply_to === null ? <PhotoMessage message={message} isMine={isMine} /> : undefined;
    default:
      return undefined;
  }
}
