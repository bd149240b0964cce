/** Kind of the last message, for choosing replies. */
export const replyKinds = ['hello', 'asks', 'words', 'photo', 'voice', 'gift', 'talked', 'missed', 'again'] as const;
export type ReplyKind = (typeof replyKinds)[number];

/**
 * Handwritten texts. The same index has the same text in every language, with the same `{mentions}`; an ellipsis is for
 * the writer's words. Texts are gender-neutral.
 */
export interface Bank {
  readonly opener: readonly string[];
  readonly reply: Readonly<Record<ReplyKind, readonly string[]>>;
  readonly bio: readonly string[];
  /** Additions before and after a draft polished by rules: for a message, and for a biography. */
  readonly greeting: readonly string[];
  readonly closing: readonly string[];
  readonly invitation: readonly string[];
}
