import { languageFacts, type Language } from '@peonia/i18n/languages.ts';
import { baseLanguage } from './readable-languages.ts';

/** Name of a tag's base language in the reader's language: `zh-Hant` is "Chinese" in English. */
export function languageName(language: Language, tag: string): string {
  return (
    new Intl.DisplayNames(languageFacts[language].locale, { type: 'language', fallback: 'code' }).of(
      baseLanguage(tag),
    ) ?? tag
  );
}
