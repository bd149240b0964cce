import type { Message } from '@peonia/contract/chat/chat.ts';
import type { MemberCard } from '@peonia/contract/profiles/member-card.ts';

/** Props of a message card. */
export interface CardProps {
  readonly message: Message;
  readonly peer: MemberCard;
  readonly isMine: boolean;
}
