import { languageFromPath } from '@peonia/i18n/languages.ts';
import { useLocation } from './hooks.ts';

/** Path of the page without the language prefix. */
export function usePagePath(): string {
  return languageFromPath(useLocation().pathname).rest;
}
