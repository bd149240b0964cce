import type { Composer, Message, Thread } from '@peonia/contract/chat/chat.ts';
import type { MemberCard } from '@peonia/contract/profiles/member-card.ts';
import { type ComponentType, useSyncExternalStore } from 'react';
import { signal } from '../../../platform/signal.ts';

/** Components of later features inside the chat. An empty slot renders nothing. */
interface ChatSlots {
  /** Buttons in the header of a conversation, such as calls. */
  readonly head: ComponentType<{ readonly user: MemberCard; readonly composer: Composer }>;
  /** Below a call entry: button to call back. */
  readonly call: ComponentType<{ readonly message: Message; readonly user: MemberCard }>;
  /** Below an unanswered question: form to answer it. */
  readonly question: ComponentType<{ readonly message: Message; readonly user: MemberCard }>;
  /** Below a message: state of its human translation. */
  readonly translator: ComponentType<{
    readonly message: Message;
    readonly user: MemberCard;
    readonly engine: Thread['engine'];
  }>;
  /** Beside the conversations: dialogs of the other slots. */
  readonly beside: ComponentType;
  /** Requests a human translation, from the menu of a message. */
  readonly askTranslator: (request: { readonly message: Message; readonly user: MemberCard }) => void;
}

let filled: Partial<ChatSlots> = {};
const changed = signal();

/** Fills slots, for the lifetime of the page. */
export function fillChat(parts: Partial<ChatSlots>): void {
  filled = { ...filled, ...parts };
  changed.emit();
}

/** Returns the component of a slot, or null. */
export function useSlot<N extends keyof ChatSlots>(name: N): ChatSlots[N] | null {
  return useSyncExternalStore(
    changed.subscribe,
    () => filled[name] ?? null,
    () => null,
  ) as ChatSlots[N] | null;
}
