import { emojis, writeEmoji } from '@peonia/core/emoji.ts';
import { expect, it } from 'vitest';
import { encodeEmoji } from './encode-emoji.ts';

it('encodes every emoji of the table and decodes it again', () => {
  const all = Object.values(emojis).join('');
  expect(encodeEmoji(all)).toBe(
    Object.keys(emojis)
      .map((name) => `[${name}]`)
      .join(''),
  );
  expect(writeEmoji(encodeEmoji(all))).toBe(all);
});

it('keeps text, other emoji and combined characters', () => {
  const text = 'Hi [smile] 👩‍👩‍👧 👍🏽 ❤️‍🔥 5 # * 日本';
  expect(encodeEmoji(text)).toBe(text);
});
