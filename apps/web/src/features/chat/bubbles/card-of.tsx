import type { Message } from '@peonia/contract/chat.ts';
import type { MemberCard } from '@peonia/contract/member-card.ts';
import type { ReactNode } from 'react';
import { LateCard } from './late-card.tsx';
import { PhotoMessage } from './photo-message.tsx';

/**
 * What stands in place of a bubble: a gift, a file for sale, a question, a call, or pictures without words. Undefined
 * for what is said.
 */
export function cardOf(message: Message, peer: MemberCard, isMine: boolean): ReactNode | undefined {
  switch (message.message_type) {
    case 'gift':
      return message.gift === null ? undefined : <LateCard message={message} peer={peer} isMine={isMine} />;
    case 'file':
    case 'question':
    case 'call':
      return <LateCard message={message} peer={peer} isMine={isMine} />;
    case 'photo':
      return message.message_content === '' && message.reply_to === null ? (
        <PhotoMessage message={message} isMine={isMine} />
      ) : undefined;
    default:
      return undefined;
  }
}
