import type { Account } from '@peonia/contract/accounts/accounts.ts';
import { languageFacts, type Language } from '@peonia/i18n/languages.ts';
import { isSpokenLanguage } from '@peonia/i18n/spoken-languages.ts';
import { baseLanguage, readsAll } from './readable-languages.ts';

/** A language named in itself, with its ISO 639 code. */
interface NamedLanguage {
  readonly lang: string;
  readonly name: string;
}

interface LanguagePairOf {
  readonly theirs: NamedLanguage;
  /** The language of the reader's page, into which texts are translated. Null if the reader knows the other's. */
  readonly mine: NamedLanguage | null;
}

/** The languages between a reader and a member, the same on every page. Null if the member names none. */
export function languagePairOf(
  spoken: readonly string[],
  me: Pick<Account, 'profile'> | null,
  language: Language,
): LanguagePairOf | null {
  const [first] = spoken;
  if (first === undefined) return null;
  const page = baseLanguage(languageFacts[language].htmlLang);
  const isShared = me === null ? first === page : readsAll(me, language, [first]);
  return { theirs: namedInItself(first), mine: isShared ? null : namedInItself(page) };
}

/** Names once made. Only of languages that members may choose, so that external values cannot fill the memory. */
const named = new Map<string, NamedLanguage>();

/** A spoken language named in itself: `zh` returns 中文. */
function namedInItself(tag: string): NamedLanguage {
  const lang = baseLanguage(tag);
  const known = named.get(lang);
  if (known !== undefined) return known;
  const name = new Intl.DisplayNames(lang, { type: 'language', fallback: 'code' }).of(lang) ?? lang;
  const fresh = { lang, name: capital(name, lang) };
  if (isSpokenLanguage(lang)) named.set(lang, fresh);
  return fresh;
}

/** Capitalizes a language name: French and others write them in lower case. */
function capital(name: string, lang: string): string {
  const [first = '', ...rest] = name;
  return first.toLocaleUpperCase(lang) + rest.join('');
}
