import { expect, it } from 'vitest';
import { readPair } from './read-pair.ts';

it('reads two languages of a translator', () => {
  expect(readPair('de:ja')).toEqual({ source: 'de', target: 'ja' });
  expect(readPair('ru:tw')).toEqual({ source: 'ru', target: 'zh-Hant' });
});

it.each(['de', 'de:', 'de:ru', 'xx:ja', 'de:ja:en', 'de:de', 'zh:tw', ''])('refuses %s', (text) => {
  expect(readPair(text)).toBeNull();
});
