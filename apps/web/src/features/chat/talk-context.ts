import type { Message, Thread } from '@peonia/contract/chat.ts';
import type { MemberCard } from '@peonia/contract/member-card.ts';
import { createContext, use } from 'react';
import type { ApplySuggestion } from '../suggestions/public.ts';

/** What a message can ask of the conversation it stands in. The same object for as long as the conversation is open. */
export interface Talk {
  readonly peer: MemberCard;
  /** How it was chosen that this conversation is translated; null as the settings say. */
  readonly engine: Thread['engine'];
  /** Begins an answer to a message. */
  readonly replyTo: (message: Message) => void;
  /** Puts an idea into the field, to be changed. */
  readonly takeIdea: ApplySuggestion;
  /** Brings a message on the screen by its number. */
  readonly leadTo: (seq: number) => void;
}

const TalkContext = createContext<Talk | null>(null);

export const TalkProvider = TalkContext;

/** The conversation around a message. */
export function useTalk(): Talk {
  const talk = use(TalkContext);
  if (talk === null) throw new Error('A message stands in a conversation');
  return talk;
}
