import { emojis, writeEmoji } from '@peonia/core/emoji.ts';
import { expect, it } from 'vitest';
import { codeEmoji } from './code-emoji.ts';

it('turns every emoji of the table into its code and back', () => {
  const all = Object.values(emojis).join('');
  expect(codeEmoji(all)).toBe(
    Object.keys(emojis)
      .map((name) => `[${name}]`)
      .join(''),
  );
  expect(writeEmoji(codeEmoji(all))).toBe(all);
});

it('leaves words, other emoji and combined signs alone', () => {
  const text = 'Hi [smile] 👩‍👩‍👧 👍🏽 ❤️‍🔥 5 # * 日本';
  expect(codeEmoji(text)).toBe(text);
});
