/** The eight interface languages, in the order of the specification (section 1). */
export const languages = ['en', 'zh', 'tw', 'de', 'it', 'fr', 'ja', 'ko'] as const;

/** Code of an interface language, as used in paths, `?lang=` and the account. */
export type Language = (typeof languages)[number];

/** Further facts about an interface language. */
type LanguageFacts = {
  /** The language's name in itself, for language menus. */
  ownName: string;
  /** Value of `<html lang>` and hreflang. `tw` as a BCP 47 tag would mean Twi, so it is written out. */
  htmlLang: string;
  /** Locale for Intl and for plural rules. */
  locale: string;
};

export const languageFacts: Record<Language, LanguageFacts> = {
  en: { ownName: 'English', htmlLang: 'en', locale: 'en' },
  zh: { ownName: '简体中文', htmlLang: 'zh-Hans', locale: 'zh-Hans-CN' },
  tw: { ownName: '繁體中文', htmlLang: 'zh-Hant', locale: 'zh-Hant-TW' },
  de: { ownName: 'Deutsch', htmlLang: 'de', locale: 'de' },
  it: { ownName: 'Italiano', htmlLang: 'it', locale: 'it' },
  fr: { ownName: 'Français', htmlLang: 'fr', locale: 'fr' },
  ja: { ownName: '日本語', htmlLang: 'ja', locale: 'ja' },
  ko: { ownName: '한국어', htmlLang: 'ko', locale: 'ko' },
};

/** True if an external value is an interface language. */
export function isLanguage(value: unknown): value is Language {
  return languages.some((language) => language === value);
}

/**
 * Splits a language prefix off a path: `/de/x` returns `{lang: 'de', rest: '/x'}`, a path without prefix returns
 * `{lang: undefined, rest: path}`. Query and hash stay in `rest`.
 */
export function languageFromPath(path: string): { lang: Language | undefined; rest: string } {
  const match = /^\/([a-z]{2})(?=[/?#]|$)\/?(.*)$/s.exec(path);
  if (!match || !isLanguage(match[1])) return { lang: undefined, rest: path };
  return { lang: match[1], rest: `/${match[2] ?? ''}` };
}

/**
 * Negotiates the interface language of an Accept-Language header by its weights. Traditional Chinese (Hant, Taiwan,
 * Hong Kong, Macau) is `tw`, any other Chinese `zh`. Returns `fallback` if the header is missing or names no supported
 * language: English, or Chinese on the China domain.
 */
export function pickLanguage(acceptLanguage: string | undefined, fallback: Language = 'en'): Language {
  const wishes = (acceptLanguage ?? '')
    .slice(0, 500)
    .split(',')
    .map(parseWish)
    .filter((wish) => wish.weight > 0)
    .toSorted((a, b) => b.weight - a.weight);
  for (const { tag } of wishes) {
    const language = languageOfTag(tag);
    if (language) return language;
  }
  return fallback;
}

function parseWish(part: string): { tag: string; weight: number } {
  const [tag = '', ...parameters] = part.split(';').map((piece) => piece.trim());
  const quality = parameters.find((parameter) => parameter.startsWith('q='));
  const weight = quality ? Number(quality.slice(2)) : 1;
  return { tag: tag.toLowerCase(), weight: Number.isFinite(weight) ? weight : 0 };
}

function languageOfTag(tag: string): Language | undefined {
  const [primary, ...subtags] = tag.split('-');
  if (primary === 'zh') {
    if (subtags.includes('hans')) return 'zh';
    return subtags.some((subtag) => ['hant', 'tw', 'hk', 'mo'].includes(subtag)) ? 'tw' : 'zh';
  }
  // `tw` in a header means Twi, not traditional Chinese.
  return primary !== 'tw' && isLanguage(primary) ? primary : undefined;
}
