import type { Language } from '@peonia/i18n/languages.ts';
import { useSyncExternalStore } from 'react';
import { withLanguage } from './language-address.ts';

/**
 * Targets of the language links (new tabs, robots): the front page of the language, or the current page in the mobile
 * shell, which has no tabs. Source: specification section 2.
 */
export function useLanguageAddress(): (language: Language) => string {
  const here = useSyncExternalStore(neverChanges, pageInShell, onServer);
  return (language) => (here === null ? `/${language}/` : withLanguage(here, language));
}

const neverChanges = () => () => {};
const onServer = () => null;
const pageInShell = () => (window.appShell === undefined ? null : location.pathname + location.search);
