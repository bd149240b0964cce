import type { Message, Thread } from '@peonia/contract/chat/chat.ts';
import type { MemberCard } from '@peonia/contract/profiles/member-card.ts';
import { createContext, use } from 'react';
import type { ApplySuggestion } from '../../suggestions/suggestion-request.ts';

/** What a message needs of its conversation. Stable while the conversation is open. */
interface ConversationValue {
  readonly peer: MemberCard;
  /** Translation provider chosen for this conversation; null for the member's setting. */
  readonly engine: Thread['engine'];
  /** Starts a reply to a message. */
  readonly replyTo: (message: Message) => void;
  /** Opens the own message in the field, to change its text. */
  readonly edit: (message: Message) => void;
  /** Puts an idea into the field. */
  readonly takeIdea: ApplySuggestion;
  /** Scrolls to a message by its number. */
  readonly jumpTo: (seq: number) => void;
}

const ConversationContext = createContext<ConversationValue | null>(null);

export const ConversationProvider = ConversationContext;

/** Returns the surrounding conversation. Throws outside of one. */
export function useConversation(): ConversationValue {
  const value = use(ConversationContext);
  if (value === null) throw new Error('useConversation needs a ConversationProvider');
  return value;
}
