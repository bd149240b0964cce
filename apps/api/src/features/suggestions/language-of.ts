import { languageFacts, languages, type Language } from '@peonia/i18n/languages.ts';
import type { Facts } from './situation.ts';

/** The spoken language of an interface language: both Chinese scripts are one. */
export function spokenOf(language: Language): string {
  return new Intl.Locale(languageFacts[language].locale).language;
}

/** The language a member reads best: that of their pages if they speak it, else the first spoken one with pages. */
export function languageOf({ language, languages: spoken }: Pick<Facts, 'language' | 'languages'>): Language {
  if (spoken.length === 0 || spoken.includes(spokenOf(language))) return language;
  for (const code of spoken) {
    const found = languages.find((one) => spokenOf(one) === code);
    if (found !== undefined) return found;
  }
  return language;
}
