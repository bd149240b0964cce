import type { Account } from '@peonia/contract/accounts/accounts.ts';
import { languageFacts, type Language } from '@peonia/i18n/languages.ts';

/** ISO 639 code of a BCP 47 tag. */
export function baseLanguage(tag: string): string {
  return tag.split('-')[0] ?? tag;
}

/** True if the reader speaks all these languages; a guest that of the page. The server checks the text itself. */
export function readsAll(
  me: Pick<Account, 'profile'> | null,
  language: Language,
  textLanguages: readonly string[],
): boolean {
  const own = new Set([...(me?.profile.languages ?? []), baseLanguage(languageFacts[language].htmlLang)]);
  return textLanguages.length > 0 && textLanguages.every((code) => own.has(baseLanguage(code)));
}

export function hasWords(text: string): boolean {
  return /\p{L}/u.test(text.replaceAll(/\[[a-z\d]{1,12}\]|https?:\/\/\S+/g, ''));
}

/** Up to this many letters the language cannot be told. */
const shortest = 20;

/**
 * True for short texts such as "Hi!" or "Ok, Mei": too few letters to tell the language, and readable for nearly
 * everyone. No translation is offered for them.
 */
export function isShortLatin(text: string): boolean {
  const letters = text.match(/\p{L}/gu) ?? [];
  return letters.length <= shortest && letters.every((letter) => /\p{Script=Latin}/u.test(letter));
}
