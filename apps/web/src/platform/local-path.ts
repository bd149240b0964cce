import { languageFromPath, type Language } from '@peonia/i18n/languages.ts';

/** Beginnings of the paths that exist under /{language}/ as well. Source: specification section 2. */
const localized = [
  'home',
  'about',
  'policy',
  'terms',
  'contact',
  'paid',
  'vip',
  'faq',
  'help',
  'retrieve',
  'reactivate',
  'user',
  'recommend',
  'feed',
  'timeline',
  'profile',
  'photo',
];

/** Says whether a path (without prefix) has language-prefixed copies. */
export function isLocalizedPath(path: string): boolean {
  const first = /^\/([^/?#]*)/.exec(path)?.[1];
  return first === '' || (first !== undefined && localized.includes(first));
}

/**
 * The same page under a language's prefix: `/user/online` and `de` give `/de/user/online`; null takes a prefix away.
 * Paths that exist only once stay as they are. Links do this by themselves; it is for `navigate` and redirects.
 */
export function localePath(path: string, language: Language | null = pageLanguagePrefix()): string {
  if (!path.startsWith('/')) return path;
  const { rest } = languageFromPath(path);
  if (language === null || !isLocalizedPath(rest)) return rest;
  return `/${language}${rest === '/' ? '/' : rest}`;
}

/** The prefix of the page that is open, or null. The server has no page; rendering there goes by the router's location. */
function pageLanguagePrefix(): Language | null {
  return typeof location === 'undefined' ? null : (languageFromPath(location.pathname).lang ?? null);
}
