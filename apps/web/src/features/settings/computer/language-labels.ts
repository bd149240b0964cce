import { type Language, languageFacts } from '@peonia/i18n/languages.ts';

/** Names of languages, in the language of the page and in its order. */
export function languageLabels(codes: readonly string[], language: Language) {
  const locale = languageFacts[language].htmlLang;
  const names = new Intl.DisplayNames([locale], { type: 'language' });
  return codes
    .map((code) => ({ code, label: names.of(code) ?? code }))
    .toSorted((one, other) => one.label.localeCompare(other.label, locale));
}
