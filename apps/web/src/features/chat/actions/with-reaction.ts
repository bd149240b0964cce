import type { Message, ReactionName } from '@peonia/contract/chat/chat.ts';

/** Returns the message with `mine` as the own reaction, or without one. */
export function withReaction(message: Message, mine: ReactionName | null): Message {
  const others = message.reactions.map((one) => (one.mine ? { ...one, mine: false, count: one.count - 1 } : one));
  const has = others.some(({ emoji }) => emoji === mine);
  const all = mine === null || has ? others : [...others, { emoji: mine, mine: false, count: 0 }];
  const reactions = all.map((one) => (one.emoji === mine ? { ...one, mine: true, count: one.count + 1 } : one));
  return { ...message, reactions: reactions.filter(({ count }) => count > 0) };
}
