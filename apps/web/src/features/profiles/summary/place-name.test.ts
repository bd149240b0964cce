import { expect, it } from 'vitest';
import { placeName } from './place-name.ts';

it.each([
  ['en', 'Chengdu', 'CN', 'Chengdu, China'],
  ['de', 'München', 'DE', 'München, Deutschland'],
  ['zh', '慕尼黑', 'DE', '德国慕尼黑'],
  ['tw', '慕尼黑', 'DE', '德國慕尼黑'],
  ['ja', 'ミュンヘン', 'DE', 'ドイツ・ミュンヘン'],
  ['ko', '뮌헨', 'DE', '독일 뮌헨'],
] as const)('in %s writes %s in %s', (language, city, country, text) => {
  expect(placeName(language, { city, country })).toBe(text);
});

it('writes a city-state once and leaves out unknown parts', () => {
  expect(placeName('en', { city: 'Singapore', country: 'SG' })).toBe('Singapore');
  expect(placeName('en', { city: null, country: 'IT' })).toBe('Italy');
  expect(placeName('en', { city: null, country: null })).toBe('');
});
