import { emojiCode, emojis, type EmojiName } from '@peonia/core/emoji.ts';

const nameOf = new Map(Object.entries(emojis).map(([name, emoji]) => [emoji as string, name as EmojiName]));
const mayHold = /\p{Extended_Pictographic}/u;
const signs = new Intl.Segmenter(undefined, { granularity: 'grapheme' });

/**
 * Replaces the emoji of the table by their codes, as stored: `🙂` becomes `[smile]`. Characters that only contain one
 * of them (a family, a skin tone) stay as they are.
 */
export function encodeEmoji(text: string): string {
  if (!mayHold.test(text)) return text;
  return Array.from(signs.segment(text), ({ segment }) => {
    const name = nameOf.get(segment);
    return name === undefined ? segment : emojiCode(name);
  }).join('');
}
