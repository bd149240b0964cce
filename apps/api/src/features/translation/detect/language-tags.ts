import type { Language } from '@peonia/i18n/languages.ts';
import { languageFacts } from '@peonia/i18n/languages.ts';

/** ISO 639 of a BCP 47 tag: traditional characters are a script, not a language. */
export function languageOfTag(tag: string): string {
  return tag.split('-')[0] ?? tag;
}

/** BCP 47 of an interface language, as engines and `lang` attributes have it. */
export function tagOfLanguage(language: Language): string {
  return languageFacts[language].htmlLang;
}

/** Languages a member reads: those they speak and that of their page. */
export function readable(spoken: readonly string[], language: Language): ReadonlySet<string> {
  return new Set([...spoken, languageOfTag(tagOfLanguage(language))]);
}
