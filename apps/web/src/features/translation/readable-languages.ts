import type { Account } from '@peonia/contract/accounts.ts';
import { languageFacts, type Language } from '@peonia/i18n/languages.ts';

/** ISO 639 of a BCP 47 tag. */
export function baseLanguage(tag: string): string {
  return tag.split('-')[0] ?? tag;
}

/** Whether a reader can be expected to read what is in one of these languages; the server looks at the text itself. */
export function readsAll(me: Pick<Account, 'profile'>, language: Language, tongues: readonly string[]): boolean {
  const own = new Set([...me.profile.languages, baseLanguage(languageFacts[language].htmlLang)]);
  return tongues.length > 0 && tongues.every((tongue) => own.has(baseLanguage(tongue)));
}

export function hasWords(text: string): boolean {
  return /\p{L}/u.test(text.replaceAll(/\[[a-z\d]{1,12}\]|https?:\/\/\S+/g, ''));
}

/** Letters up to which nobody can tell a greeting in one language from one in another. */
const shortest = 20;

/**
 * "Hi!" and "Ok, Mei": too few letters to tell the language by, and of a kind that nearly every reader here reads. No
 * translation is offered for them unasked.
 */
export function isShortLatin(text: string): boolean {
  const letters = text.match(/\p{L}/gu) ?? [];
  return letters.length <= shortest && letters.every((letter) => /\p{Script=Latin}/u.test(letter));
}
