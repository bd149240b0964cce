import type { Language } from '@peonia/i18n/languages.ts';

/** ISO 639 code of an interface language; `tw` is a script variant of Chinese. */
export function spokenLanguageOf(language: Language): string {
  return language === 'tw' ? 'zh' : language;
}
