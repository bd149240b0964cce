import type { Biographies } from '@peonia/contract/profiles/own-profile.ts';
import type { Language } from '@peonia/i18n/languages.ts';

/** Interface languages that are written in Latin letters, and the ISO 639 code of each interface language. */
const iso: Readonly<Record<Language, string>> = {
  en: 'en',
  zh: 'zh',
  tw: 'zh',
  de: 'de',
  it: 'it',
  fr: 'fr',
  ja: 'ja',
  ko: 'ko',
};
const ownScript = new Set(['zh', 'ja', 'ko']);

/**
 * The likely language of a biography, ISO 639, for the `lang` attribute: by its script if that decides, else the
 * writer's interface language, else their first spoken language in Latin letters.
 */
export function biographyLanguage(text: string, interfaceLanguage: Language, spoken: readonly string[]): string {
  if (/\p{Script=Hangul}/u.test(text)) return 'ko';
  if (/[\p{Script=Hiragana}\p{Script=Katakana}]/u.test(text)) return 'ja';
  if (/\p{Script=Han}/u.test(text)) return spoken.find((code) => code === 'yue' || code === 'zh') ?? 'zh';
  const own = iso[interfaceLanguage];
  if (!/\p{L}/u.test(text) || !ownScript.has(own)) return own;
  return spoken.find((code) => !ownScript.has(code) && code !== 'yue') ?? 'en';
}

/** The biography in the reader's language if there is one, else the general text. */
export function biographyFor(
  reader: Language,
  row: { biography: string; biography_language: string; biographies: Biographies },
): { biography: string; language: string } {
  const own = row.biographies[reader];
  return own === undefined
    ? { biography: row.biography, language: row.biography_language }
    : { biography: own, language: iso[reader] };
}
