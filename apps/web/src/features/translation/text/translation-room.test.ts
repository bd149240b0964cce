import { expect, it } from 'vitest';
import { translationRoom } from './translation-room.ts';

it('reserves as many Latin letters as a translation needs, most from Chinese', () => {
  expect(translationRoom('一二三四五六七八九十', 'en')).toMatch(/^[a-z ]{41}$/);
  expect(translationRoom('いろはにほへとちりぬ', 'de')).toMatch(/^[a-z ]{25}$/);
  expect(translationRoom('Am Abend.', 'it')).toBe('Am Abend.A');
});

it('reserves the same for a translation into Chinese, Japanese or Korean, but from Chinese', () => {
  expect(translationRoom('Am Abend am See.', 'zh-Hant')).toBe('Am Abend am See.');
  expect(translationRoom('一二三四五六七八九十', 'zh-Hant')).toBe('一二三四五六七八九十');
  expect(translationRoom('一二三四五六七八九十', 'ja')).toBe('一二三四五六七八九十一二三四');
});
