import { expect, it } from 'vitest';
import { textLanguage } from './text-language.ts';

it('detects Japanese, Korean and Chinese by their script', () => {
  expect(textLanguage('今日はいい天気', ['en'])).toBe('ja');
  expect(textLanguage('안녕하세요', ['en'])).toBe('ko');
  expect(textLanguage('我到家了', ['en'])).toBe('zh');
});

it('resolves Han characters to the language the sender speaks', () => {
  expect(textLanguage('天気', ['en', 'ja', 'zh'])).toBe('ja');
  expect(textLanguage('你好', ['zh', 'ja'])).toBe('zh');
});

it('returns undefined for other scripts', () => {
  expect(textLanguage('Guten Abend', ['de'])).toBeUndefined();
});
