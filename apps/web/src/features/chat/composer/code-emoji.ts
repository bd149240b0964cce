import { emojiCode, emojis, type EmojiName } from '@peonia/core/emoji.ts';

const nameOf = new Map(Object.entries(emojis).map(([name, emoji]) => [emoji as string, name as EmojiName]));
const mayHold = /\p{Extended_Pictographic}/u;
const signs = new Intl.Segmenter(undefined, { granularity: 'grapheme' });

/**
 * The text as it is stored: emoji of the table become their codes, `🙂` is `[smile]`. While somebody writes they see
 * the emoji itself. Signs that only contain one of ours (a family, another skin) stay as they are.
 */
export function codeEmoji(text: string): string {
  if (!mayHold.test(text)) return text;
  return Array.from(signs.segment(text), ({ segment }) => {
    const name = nameOf.get(segment);
    return name === undefined ? segment : emojiCode(name);
  }).join('');
}
