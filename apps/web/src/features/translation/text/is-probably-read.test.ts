import type { Account } from '@peonia/contract/accounts/accounts.ts';
import { expect, it } from 'vitest';
import { isProbablyRead } from './is-probably-read.ts';

const me = { profile: { languages: ['de', 'en'] } } as unknown as Account;
const isRead = (text: string, languages: string[]) => isProbablyRead(text, languages, me, 'en');

it('expects English of a writer whose other languages have other letters', () => {
  expect(isRead('Which lake would you show me first?', ['zh', 'en'])).toBe(true);
});

it('expects a translation of other letters, and where the writer speaks an unread language with Latin letters', () => {
  expect(isRead('你想先带我去哪个湖？', ['zh', 'en'])).toBe(false);
  expect(isRead('Quel lac me montrerais-tu en premier ?', ['fr', 'en'])).toBe(false);
  expect(isRead('Which lake would you show me first?', ['zh'])).toBe(false);
});

it('tells languages with the same letters apart by their small words', () => {
  expect(isRead('Which lake would you show me first?', ['it', 'en', 'fr'])).toBe(true);
  expect(isRead('Quale lago mi mostreresti per primo?', ['it', 'en', 'fr'])).toBe(false);
  expect(isRead('Chiamami', ['it', 'en'])).toBe(false);
  expect(isRead('Which lake would you show me first?', ['es', 'en'])).toBe(false);
});
