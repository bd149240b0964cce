import { type I18n, setupI18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import type { Variant } from '@peonia/contract/protocol/variant.ts';
import {
  isLanguage,
  type Language,
  languageFacts,
  languageFromPath,
  languages,
  pickLanguage,
} from '@peonia/i18n/languages.ts';
import { loadCatalogue } from '@peonia/i18n/load-catalogue.ts';
import { createContext, use, type ReactNode, useMemo } from 'react';
import { settings } from '../settings.ts';
import { browserStore } from '../store/browser-store.ts';

export { isLocalizedPath, localePath } from '../router/local-path.ts';

/** Days for which a chosen language is stored. Source: specification section 2. */
const KEPT_DAYS = 1_000;
/** Catalogues of the frame, which every page needs. A dialog loads its own. */
const everywhere = ['platform', 'routes', 'shell'] as const;

interface LanguageState {
  readonly language: Language;
  /** Changes the language without a reload; form input stays. */
  readonly change: (language: Language) => Promise<void>;
}

const LanguageContext = createContext<LanguageState>({ language: 'en', change: async () => {} });

/** The language of the page and a function that changes it. */
export function useLanguage(): LanguageState {
  return use(LanguageContext);
}

export function LanguageProvider({
  i18n,
  language,
  change,
  children,
}: LanguageState & { i18n: I18n; children: ReactNode }) {
  const state = useMemo(() => ({ language, change }), [language, change]);
  return (
    <I18nProvider i18n={i18n}>
      <LanguageContext value={state}>{children}</LanguageContext>
    </I18nProvider>
  );
}

/** Languages in menu order. Simplified Chinese is first on the China domain. */
export function languageChoice(): readonly Language[] {
  return settings().variant === 'china' ? ['zh', ...languages.filter((language) => language !== 'zh')] : languages;
}

/** Messages of the page in the browser. The server makes a set per request. */
export const pageI18n: I18n = setupI18n();

/** Messages in one language for one rendering. */
export function makeI18n(language: Language, messages: Parameters<I18n['load']>[1]): I18n {
  const i18n = setupI18n();
  i18n.load(language, messages);
  // The code `tw` alone would select the plural rules of Twi.
  i18n.activate(language, languageFacts[language].locale);
  return i18n;
}

const loaded = new Map<Language, Set<string>>();
/** Catalogues of dialogs opened so far; they follow each change of language. */
const opened = new Set<string>();

/** Loads the catalogues of a dialog that is loaded on demand. */
export async function openCatalogues(...names: readonly string[]): Promise<void> {
  for (const name of names) opened.add(name);
  await activateLanguage(pageI18n.locale as Language, []);
}

/** Loads the missing catalogues of a route and activates the language. */
export async function activateLanguage(
  language: Language,
  catalogues: readonly string[],
  base: readonly string[] = everywhere,
): Promise<void> {
  const known = loaded.get(language) ?? new Set();
  loaded.set(language, known);
  const missing = [...new Set([...base, ...opened, ...catalogues])].filter((name) => !known.has(name));
  if (missing.length > 0) {
    const more = await loadCatalogue(language, missing);
    // What is shown has its texts, and `load` would render all of it again for those of what is opened.
    if (pageI18n.locale === language) Object.assign(pageI18n.messages, more);
    else pageI18n.load(language, more);
    for (const name of missing) known.add(name);
  }
  if (pageI18n.locale !== language) pageI18n.activate(language, languageFacts[language].locale);
  markPage(language);
}

/** Sets `lang` and `dir` of the document; all eight languages run from left to right. */
function markPage(language: Language): void {
  document.documentElement.lang = languageFacts[language].htmlLang;
  document.documentElement.dir = 'ltr';
}

/**
 * Stores the chosen language for 1000 days, in the store and in a cookie for server rendering. Open tabs follow
 * (`followLanguage`).
 */
export function keepLanguage(language: Language): void {
  browserStore.set('language', language);
  // The time makes a change of it, also where a link has named another language in between.
  browserStore.set('languageChoice', { language, at: String(Date.now()) });
  const secure = location.protocol === 'https:' ? '; secure' : '';
  document.cookie = `lang=${language}; path=/; max-age=${KEPT_DAYS * 86_400}; samesite=lax${secure}`;
}

/**
 * Calls back with a language that is chosen in another tab; a link that names a language is not a choice. Returns an
 * unsubscribe function.
 */
export function followLanguage(change: (language: Language) => void): () => void {
  return browserStore.subscribe('languageChoice', () => {
    const { language } = browserStore.get('languageChoice');
    if (isLanguage(language) && language !== pageI18n.locale) change(language);
  });
}

interface LanguageSigns {
  readonly variant: Variant;
  readonly path: string;
  readonly search: string;
  readonly kept: string | null;
  readonly acceptLanguage: string | undefined;
}

/**
 * Language of a visit: path prefix, then `?lang`, then the stored choice. Without a choice the China domain starts in
 * Simplified Chinese, the other by the browser’s languages. Source: decisions "China variant".
 */
export function languageOf({ path, search, kept, acceptLanguage, variant }: LanguageSigns): Language {
  const asked = languageFromPath(path).lang ?? new URLSearchParams(search).get('lang') ?? kept;
  if (isLanguage(asked)) return asked;
  return variant === 'china' ? 'zh' : pickLanguage(acceptLanguage);
}
