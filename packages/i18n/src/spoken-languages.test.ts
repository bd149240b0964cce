import { expect, test } from 'vitest';
import { languages } from './languages.ts';
import { isSpokenLanguage, spokenLanguageChoices, spokenLanguageName, spokenLanguages } from './spoken-languages.ts';

test('lists each language once and knows only these', () => {
  expect(new Set(spokenLanguages).size).toBe(spokenLanguages.length);
  expect(isSpokenLanguage('yue')).toBe(true);
  expect(isSpokenLanguage('xx')).toBe(false);
  expect(isSpokenLanguage(undefined)).toBe(false);
});

test.each(languages)('%s has a distinct name for every spoken language', (lang) => {
  const choices = spokenLanguageChoices(lang);
  expect(new Set(choices.map((choice) => choice.name)).size).toBe(spokenLanguages.length);
  for (const { code, name } of choices) expect(name).not.toBe(code);
});

test("names follow the reader's language", () => {
  expect(languages.map((lang) => spokenLanguageName(lang, 'de'))).toEqual([
    'German',
    '德语',
    '德文',
    'Deutsch',
    'tedesco',
    'allemand',
    'ドイツ語',
    '독일어',
  ]);
});
