import { expect, it, vi } from 'vitest';
import { languagePairOf } from './language-pair.ts';

const german = { profile: { languages: ['de'] } } as unknown as Parameters<typeof languagePairOf>[1];
const names = (pair: ReturnType<typeof languagePairOf>) => [pair?.theirs.name, pair?.mine?.name];

it('pairs the first language of a member with the language of the page', () => {
  expect(names(languagePairOf(['zh', 'en'], german, 'en'))).toEqual(['中文', 'English']);
  expect(names(languagePairOf(['fr'], german, 'tw'))).toEqual(['Français', '中文']);
});

it('names one language where the reader speaks it or reads the page in it', () => {
  expect(names(languagePairOf(['de', 'en'], german, 'en'))).toEqual(['Deutsch', undefined]);
  expect(names(languagePairOf(['ja'], german, 'ja'))).toEqual(['日本語', undefined]);
  expect(names(languagePairOf(['zh'], null, 'tw'))).toEqual(['中文', undefined]);
});

it('is null for a member without languages', () => {
  expect(languagePairOf([], german, 'en')).toBeNull();
});

it('makes the names of a pair once', () => {
  languagePairOf(['ko'], german, 'fr');
  const made = vi.spyOn(Intl, 'DisplayNames');

  languagePairOf(['ko'], german, 'fr');

  expect(made).not.toHaveBeenCalled();
});
