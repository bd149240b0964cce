import type { Message } from '@peonia/contract/chat/chat.ts';
import type { MemberCard } from '@peonia/contract/profiles/member-card.ts';
import type { ReactNode } from 'react';
import { LazyCard } from '../message-cards/lazy-card.tsx';
import { PhotoMessage } from '../message-parts/photo-message.tsx';

/** Returns the card shown instead of a bubble (gift, paid file, question, call, photos without text), or undefined. */
export function selectCard(message: Message, peer: MemberCard, isMine: boolean): ReactNode | undefined {
  switch (message.message_type) {
    case 'gift':
      return message.gift === null ? undefined : <LazyCard message={message} peer={peer} isMine={isMine} />;
    case 'file':
    case 'question':
    case 'call':
      return <LazyCard message={message} peer={peer} isMine={isMine} />;
    case 'photo':
      return message.message_content === '' && message.reply_to === null ? (
        <PhotoMessage message={message} isMine={isMine} />
      ) : undefined;
    default:
      return undefined;
  }
}
