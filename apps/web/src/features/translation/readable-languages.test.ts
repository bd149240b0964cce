import { expect, it } from 'vitest';
import { isShortLatin } from './readable-languages.ts';

it('detects texts too short to tell their language', () => {
  expect(['Hi!', 'Hello Mei', 'Ok 👍', 'Grüß dich'].map(isShortLatin)).toEqual([true, true, true, true]);
  expect(['你好', 'Привет', 'Hi 美玲', 'Ich freue mich sehr auf heute Abend'].map(isShortLatin)).toEqual([
    false,
    false,
    false,
    false,
  ]);
});
