import type { Account } from '@peonia/contract/accounts/accounts.ts';
import { expect, it } from 'vitest';
import { isShortLatin, readsAll } from './readable-languages.ts';

it('detects texts too short to tell their language', () => {
  expect(['Hi!', 'Hello Mei', 'Ok 👍', 'Grüß dich'].map(isShortLatin)).toEqual([true, true, true, true]);
  expect(['你好', 'Привет', 'Hi 美玲', 'Ich freue mich sehr auf heute Abend'].map(isShortLatin)).toEqual([
    false,
    false,
    false,
    false,
  ]);
});

it('offers nothing for texts in the language of the page or one that the member speaks', () => {
  const me = { profile: { languages: ['de'] } } as unknown as Account;
  expect(
    [['zh-Hant'], ['de'], ['de', 'zh'], ['fr'], ['de', 'fr'], []].map((texts) => readsAll(me, 'zh', texts)),
  ).toEqual([true, true, true, false, false, false]);
});
