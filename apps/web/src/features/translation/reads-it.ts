import type { Account } from '@peonia/contract/accounts.ts';
import { languageFacts, type Language } from '@peonia/i18n/languages.ts';

/** ISO 639 of a BCP 47 tag. */
export function tongueOf(tag: string): string {
  return tag.split('-')[0] ?? tag;
}

/** Whether a reader can be expected to read what is in one of these languages; the server looks at the text itself. */
export function readsAll(me: Pick<Account, 'profile'>, language: Language, tongues: readonly string[]): boolean {
  const own = new Set([...me.profile.languages, tongueOf(languageFacts[language].htmlLang)]);
  return tongues.length > 0 && tongues.every((tongue) => own.has(tongueOf(tongue)));
}

export function hasWords(text: string): boolean {
  return /\p{L}/u.test(text.replaceAll(/\[[a-z\d]{1,12}\]|https?:\/\/\S+/g, ''));
}
