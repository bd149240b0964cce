import { emojis } from '@peonia/core/emoji.ts';
import { expect, test } from 'vitest';
import { loadEmojiLabels } from './emoji-labels.ts';
import { languages } from './languages.ts';

test.each(languages)('%s names every emoji uniquely', async (lang) => {
  const labels = await loadEmojiLabels(lang);
  expect(Object.keys(labels)).toEqual(Object.keys(emojis));
  for (const label of Object.values(labels)) expect(label).toMatch(/^\S.*$/);
  expect(new Set(Object.values(labels)).size).toBe(Object.keys(emojis).length);
});
