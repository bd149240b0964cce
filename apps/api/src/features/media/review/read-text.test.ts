import { expect, it } from 'vitest';
import { countSigns } from './read-text.ts';

const table = (...words: readonly (readonly [confidence: number, word: string])[]) =>
  ['level\tconf\ttext', ...words.map(([confidence, word]) => `5\t${confidence}\t${word}`)].join('\n');

it.each([
  ['words', table([96, 'Call'], [91, '0171']), 8],
  ['signs of any script', table([88, '加我微信'], [80, 'мой']), 7],
  ['no patterns that only look like letters', table([30, 'lllIIl'], [-1, '']), 0],
  ['no punctuation', table([95, '— | ~'], [95, '...']), 0],
  ['nothing where the reader failed', '', 0],
])('counts %s', (_, text, signs) => {
  expect(countSigns(text)).toBe(signs);
});
