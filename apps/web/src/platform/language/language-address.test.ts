import { expect, it } from 'vitest';
import { withLanguage, withoutLanguage } from './language-address.ts';

it('the mobile shell’s links name the page that is open, with the language as its query', () => {
  expect(withLanguage('/profile/7', 'de')).toBe('/profile/7?lang=de');
  expect(withLanguage('/ja/profile/7', 'de')).toBe('/profile/7?lang=de');
  expect(withLanguage('/search?q=tea&lang=ja', 'tw')).toBe('/search?q=tea&lang=tw');
  expect(withLanguage('/ja/', 'ko')).toBe('/?lang=ko');
});

it('a language that was chosen on the page is not asked for otherwise by its address', () => {
  expect(['?lang=de', '?q=tea&lang=de', '?q=a+b', ''].map(withoutLanguage)).toEqual(['', '?q=tea', '?q=a+b', '']);
});
