/** What was said last, so far as it asks for another answer. */
export const replyKinds = ['hello', 'asks', 'words', 'photo', 'voice', 'gift', 'talked', 'missed', 'again'] as const;
export type ReplyKind = (typeof replyKinds)[number];

/**
 * Texts written by hand. At the same place stands the same in every language, with the same `{mentions}`; an ellipsis
 * is for the writer's own words. They do not tell who writes or reads, a woman or a man.
 */
export interface Bank {
  readonly opener: readonly string[];
  readonly reply: Readonly<Record<ReplyKind, readonly string[]>>;
  readonly bio: readonly string[];
  /** What goes before and after a text that is polished by rules: a message, and a text about oneself. */
  readonly greeting: readonly string[];
  readonly closing: readonly string[];
  readonly invitation: readonly string[];
}
