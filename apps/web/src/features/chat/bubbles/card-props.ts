import type { Message } from '@peonia/contract/chat.ts';
import type { MemberCard } from '@peonia/contract/member-card.ts';

/** What a message of a rarer kind is drawn from. */
export interface CardProps {
  readonly message: Message;
  readonly peer: MemberCard;
  readonly isMine: boolean;
}
