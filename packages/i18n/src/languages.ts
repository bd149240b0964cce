/** The eight interface languages, in the order of the specification (section 1). */
export const languages = ['en', 'zh', 'tw', 'de', 'it', 'fr', 'ja', 'ko'] as const

/** Code of an interface language, as used in paths, `?lang=` and the account. */
export type Language = (typeof languages)[number]

/** What else must be known about an interface language. */
export type LanguageFacts = {
  /** The language's name in itself, for language menus. */
  ownName: string
  /** Value of `<html lang>` and hreflang. `tw` as a BCP 47 tag would mean Twi, so it is written out. */
  htmlLang: string
  /** Locale for Intl and for plural rules. */
  locale: string
}

export const languageFacts: Record<Language, LanguageFacts> = {
  en: { ownName: 'English', htmlLang: 'en', locale: 'en' },
  zh: { ownName: '简体中文', htmlLang: 'zh-Hans', locale: 'zh-Hans-CN' },
  tw: { ownName: '繁體中文', htmlLang: 'zh-Hant', locale: 'zh-Hant-TW' },
  de: { ownName: 'Deutsch', htmlLang: 'de', locale: 'de' },
  it: { ownName: 'Italiano', htmlLang: 'it', locale: 'it' },
  fr: { ownName: 'Français', htmlLang: 'fr', locale: 'fr' },
  ja: { ownName: '日本語', htmlLang: 'ja', locale: 'ja' },
  ko: { ownName: '한국어', htmlLang: 'ko', locale: 'ko' },
}

/** Says whether a value from outside names an interface language. */
export function isLanguage(value: unknown): value is Language {
  return languages.some((language) => language === value)
}

/**
 * Splits a language prefix off a path: `/de/x` gives `{lang: 'de', rest: '/x'}`,
 * a path without prefix gives `{lang: undefined, rest: path}`. Query and hash stay in `rest`.
 */
export function languageFromPath(path: string): { lang: Language | undefined; rest: string } {
  const match = /^\/([a-z]{2})(?=[/?#]|$)\/?(.*)$/s.exec(path)
  if (!match || !isLanguage(match[1])) return { lang: undefined, rest: path }
  return { lang: match[1], rest: `/${match[2] ?? ''}` }
}
