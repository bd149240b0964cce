import { languageFacts, type Language } from './languages.ts';

/** ISO 639 codes of the spoken languages a member may choose. */
export const spokenLanguages = [
  'af',
  'am',
  'ar',
  'az',
  'be',
  'bg',
  'bn',
  'bs',
  'ca',
  'cs',
  'cy',
  'da',
  'de',
  'el',
  'en',
  'es',
  'et',
  'eu',
  'fa',
  'fi',
  'fil',
  'fr',
  'ga',
  'gl',
  'gu',
  'he',
  'hi',
  'hr',
  'hu',
  'hy',
  'id',
  'is',
  'it',
  'ja',
  'ka',
  'kk',
  'km',
  'ko',
  'lo',
  'lt',
  'lv',
  'mk',
  'mn',
  'ms',
  'mt',
  'my',
  'ne',
  'nl',
  'no',
  'pa',
  'pl',
  'pt',
  'ro',
  'ru',
  'sk',
  'sl',
  'sq',
  'sr',
  'sv',
  'sw',
  'ta',
  'te',
  'th',
  'tr',
  'uk',
  'ur',
  'uz',
  'vi',
  'yue',
  'zh',
] as const;

/** Code of a spoken language. */
type SpokenLanguage = (typeof spokenLanguages)[number];

const known: ReadonlySet<string> = new Set(spokenLanguages);
const namesOf = new Map<Language, Intl.DisplayNames>();

/** True if an external value is a selectable spoken language. */
export function isSpokenLanguage(value: unknown): value is SpokenLanguage {
  return typeof value === 'string' && known.has(value);
}

/** Name of a language by its code or BCP 47 tag, written in the reader’s language. */
export function spokenLanguageName(lang: Language, code: string): string {
  let names = namesOf.get(lang);
  if (!names) {
    names = new Intl.DisplayNames(languageFacts[lang].locale, { type: 'language' });
    namesOf.set(lang, names);
  }
  return names.of(code) ?? code;
}

/** All spoken languages with their names, sorted by the reader's language. */
export function spokenLanguageChoices(lang: Language): { code: SpokenLanguage; name: string }[] {
  const collator = new Intl.Collator(languageFacts[lang].locale);
  return spokenLanguages
    .map((code) => ({ code, name: spokenLanguageName(lang, code) }))
    .toSorted((a, b) => collator.compare(a.name, b.name));
}
