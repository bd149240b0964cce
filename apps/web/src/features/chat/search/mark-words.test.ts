import { expect, it } from 'vitest';
import { markWords } from './mark-words.ts';

const shown = (text: string, marks: string[]) =>
  markWords(text, marks)
    .map((part) => (part.isMarked ? `[${part.text}]` : part.text))
    .join('');

it('marks whole words as they are written', () => {
  expect([shown('At the CAFÉ, not the cafeteria', ['cafe']), shown('Nothing here', ['cafe'])]).toEqual([
    'At the [CAFÉ], not the cafeteria',
    'Nothing here',
  ]);
});

it('marks Chinese and Japanese text anywhere', () => {
  expect([shown('我喜欢音乐', ['喜欢', '音乐']), shown('これはひみつ', ['ヒミツ'])]).toEqual([
    '我[喜欢][音乐]',
    'これは[ひみつ]',
  ]);
});

it('begins shortly before a match that is far behind', () => {
  const text = shown(`${'word '.repeat(40)}treasure`, ['treasure']);

  expect(text).toMatch(/^….{28}\[treasure\]$/);
});
