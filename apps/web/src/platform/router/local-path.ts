import { languageFromPath, type Language } from '@peonia/i18n/languages.ts';

/** Path prefixes that also exist under /{language}/. Source: specification section 2. */
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

/** Of these, those without a copy that has no prefix. */
const prefixedOnly = new Set(['/help']);

/** True if a path (without prefix) exists only under a language prefix. */
export function isPrefixedOnly(path: string): boolean {
  return prefixedOnly.has(path.replace(/[?#].*$/s, ''));
}

/** True if a path (without prefix) has language-prefixed copies. */
export function isLocalizedPath(path: string): boolean {
  const first = /^\/([^/?#]*)/.exec(path)?.[1];
  return first === '' || (first !== undefined && localized.includes(first));
}

/**
 * The same page under a language prefix: `/user/online` and `de` give `/de/user/online`; null removes the prefix. Paths
 * without copies stay unchanged. Links do this automatically; use it for `navigate` and redirects.
 */
export function localePath(path: string, language: Language | null = pageLanguagePrefix()): string {
  if (!path.startsWith('/')) return path;
  const { rest } = languageFromPath(path);
  if (language === null || !isLocalizedPath(rest)) return rest;
  return `/${language}${rest === '/' ? '/' : rest}`;
}

/** The same for an address that came from outside, such as a link that opens the app. */
export function openedPath(path: string, language: Language): string {
  return isPrefixedOnly(path) ? localePath(path, language) : localePath(path);
}

/** Language prefix of the current page, or null. Browser only; the server uses the router’s location. */
function pageLanguagePrefix(): Language | null {
  return typeof location === 'undefined' ? null : (languageFromPath(location.pathname).lang ?? null);
}
