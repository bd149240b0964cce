import type { Message, Thread } from '@peonia/contract/chat.ts';
import type { MemberCard } from '@peonia/contract/member-card.ts';
import { type ComponentType, useSyncExternalStore } from 'react';

/** What features to the right of the chat put into it. A part that nobody has put in is left out. */
export interface ChatSlots {
  /** Buttons in the head of a conversation, such as those of calls. */
  readonly head: ComponentType<{ readonly user: MemberCard }>;
  /** Below the entry of a call: the way to call back. */
  readonly call: ComponentType<{ readonly message: Message; readonly user: MemberCard }>;
  /** Below a question that has no answer yet: the way to answer it. */
  readonly question: ComponentType<{ readonly message: Message; readonly user: MemberCard }>;
  /** Below a message: how its translation by a person stands. */
  readonly translator: ComponentType<{
    readonly message: Message;
    readonly user: MemberCard;
    readonly engine: Thread['engine'];
  }>;
  /** Once beside the conversations: the dialogs that the other parts open. */
  readonly beside: ComponentType;
  /** Offers a translation by a person, from the menu of a message. */
  readonly askTranslator: (request: { readonly message: Message; readonly user: MemberCard }) => void;
}

let filled: Partial<ChatSlots> = {};
const listeners = new Set<() => void>();

/** Puts parts into the chat, for as long as the program runs. */
export function fillChat(parts: Partial<ChatSlots>): void {
  filled = { ...filled, ...parts };
  for (const listener of [...listeners]) listener();
}

/** The part of a slot, or null. */
export function useSlot<N extends keyof ChatSlots>(name: N): ChatSlots[N] | null {
  return useSyncExternalStore(
    subscribe,
    () => filled[name] ?? null,
    () => null,
  ) as ChatSlots[N] | null;
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
