import type { Language } from '@peonia/i18n/languages.ts';
import { useSyncExternalStore } from 'react';
import { withLanguage } from './language-address.ts';

/**
 * Where the links of the language menus lead, for anyone who opens them in another tab and for robots: to the
 * language's front page, and in the mobile shell, which has no tabs, to the page that is open. Source: specification
 * section 2.
 */
export function useLanguageAddress(): (language: Language) => string {
  const here = useSyncExternalStore(neverChanges, pageInShell, onServer);
  return (language) => (here === null ? `/${language}/` : withLanguage(here, language));
}

const neverChanges = () => () => {};
const onServer = () => null;
const pageInShell = () => (window.appShell === undefined ? null : location.pathname + location.search);
