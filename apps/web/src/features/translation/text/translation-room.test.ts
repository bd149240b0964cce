import { expect, it } from 'vitest';
import { translationRoom } from './translation-room.ts';

it('reserves more for a translation into Latin letters, most from Chinese', () => {
  expect(translationRoom('一二三四五六七八九十', 'en')).toHaveLength(16);
  expect(translationRoom('いろはにほへとちりぬ', 'de')).toHaveLength(12);
  expect(translationRoom('Am Abend.', 'it')).toHaveLength(10);
});

it('reserves the same for a translation into Chinese, Japanese or Korean', () => {
  expect(translationRoom('Am Abend am See.', 'zh-Hant')).toBe('Am Abend am See.');
});
