import { foldText, hidden, splitSentences } from './scam-fold.ts';
import { scamPatterns, type ScamSignal } from './scam-patterns.ts';
import { findRolesIn } from './scam-words/find-roles.ts';
import { dependsOnConversation, scoreConversation } from './score-conversation.ts';

export type { ScamSignal } from './scam-patterns.ts';

export interface TextVerdict {
  /** What a text has of a fraud; empty for most texts. */
  readonly signals: readonly ScamSignal[];
  /** It names an address on the net. */
  readonly hasLink: boolean;
  /** It has no signals, and what the sender wrote right before could give it some. */
  readonly needsContext: boolean;
}

/** `www`, a scheme, or a name with a domain that people use; a price or a time such as 3.5 is none. */
const link =
  /\bhttps?:\/\/|\bwww\.|(?<![\p{L}\p{N}@])[\p{L}\p{N}][\p{L}\p{N}-]*\.(?:com|net|org|info|biz|io|me|co|cc|tv|app|xyz|top|site|online|shop|vip|club|live|link|ly|ru|cn|de|it|fr|jp|kr|tw|hk|uk|eu|us)(?![\p{L}\p{N}])/u;

/**
 * Reads a text as a careful friend would: does it ask for money, push an investment or gift cards, or lead away to
 * where nobody looks? Phrases that are known, and words that make a fraud together, also with what the sender wrote
 * right before. Rules that can be read and explained, in the product's languages. Requirement 29.
 */
export function detectScam(text: string, earlier: readonly string[] = []): TextVerdict {
  const folded = foldText(text);
  const sentences = splitSentences(folded);
  const phrases = Object.entries(scamPatterns).flatMap(([signal, patterns]) =>
    patterns.some((pattern) => sentences.some((sentence) => pattern.test(sentence))) ? [signal as ScamSignal] : [],
  );
  const readings = findRolesIn(folded);
  const signals = [...new Set([...phrases, ...scoreConversation(readings, earlier)])];
  return {
    signals,
    hasLink: link.test(text.normalize('NFKC').toLowerCase().replace(hidden, '')),
    needsContext: signals.length === 0 && dependsOnConversation(readings),
  };
}
