import { languageFromPath } from '@peonia/i18n/languages.ts';

/** Pages on which nothing opens by itself: the work of the staff, the first steps of a new member, changed terms. */
export function isQuietPage(pathname: string): boolean {
  const { rest } = languageFromPath(pathname);
  return rest.startsWith('/staff') || rest.startsWith('/welcome') || rest === '/agree';
}
