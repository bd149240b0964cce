import { describe, expect, test } from 'vitest';
import { isLanguage, languageFacts, languageFromPath, languages, pickLanguage } from './languages.ts';

test('keeps the order of the specification and writes out the Chinese scripts', () => {
  expect(languages).toEqual(['en', 'zh', 'tw', 'de', 'it', 'fr', 'ja', 'ko']);
  expect(languageFacts.zh.htmlLang).toBe('zh-Hans');
  expect(languageFacts.tw.htmlLang).toBe('zh-Hant');
});

test.each(languages)('%s has a locale known to Intl with its plural rules', (lang) => {
  expect(Intl.PluralRules.supportedLocalesOf(languageFacts[lang].locale)).toHaveLength(1);
  expect(Intl.DateTimeFormat.supportedLocalesOf(languageFacts[lang].locale)).toHaveLength(1);
});

test('accepts only its own codes', () => {
  expect(isLanguage('tw')).toBe(true);
  for (const other of ['zh-Hant', 'EN', '', undefined, null, 1, 'toString']) expect(isLanguage(other)).toBe(false);
});

describe('languageFromPath', () => {
  test.each([
    ['/de/x', 'de', '/x'],
    ['/de', 'de', '/'],
    ['/de/', 'de', '/'],
    ['/tw?type=login', 'tw', '/?type=login'],
    ['/ja/user/online?q=1#top', 'ja', '/user/online?q=1#top'],
    ['/ko/#a', 'ko', '/#a'],
    ['/x', undefined, '/x'],
    ['/', undefined, '/'],
    ['/debug', undefined, '/debug'],
    ['/es/x', undefined, '/es/x'],
    ['/DE/x', undefined, '/DE/x'],
  ])('%s', (path, lang, rest) => expect(languageFromPath(path)).toEqual({ lang, rest }));
});

describe('pickLanguage', () => {
  test.each([
    [undefined, 'en'],
    ['', 'en'],
    ['*', 'en'],
    ['de-AT,de;q=0.9,en;q=0.8', 'de'],
    ['en;q=0.5, fr;q=0.9', 'fr'],
    ['es-ES, it;q=0.4', 'it'],
    ['zh-CN', 'zh'],
    ['zh', 'zh'],
    ['zh-TW,zh;q=0.9', 'tw'],
    ['zh-Hant-HK', 'tw'],
    ['zh-Hans-HK', 'zh'],
    ['ZH-hk', 'tw'],
    ['tw', 'en'],
    ['de;q=0, ja', 'ja'],
    ['ko;q=nonsense, ja;q=0.1', 'ja'],
    [`${'xx,'.repeat(10_000)}de`, 'en'],
  ])('%s', (header, lang) => expect(pickLanguage(header)).toBe(lang));

  test('falls back to the default of the host', () => expect(pickLanguage('es', 'zh')).toBe('zh'));
});
