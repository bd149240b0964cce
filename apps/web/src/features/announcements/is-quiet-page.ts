import { languageFromPath } from '@peonia/i18n/languages.ts';

/** Pages on which nothing opens by itself: the work of the staff, and the first steps of a new member. */
export function isQuietPage(pathname: string): boolean {
  const { rest } = languageFromPath(pathname);
  return rest.startsWith('/staff') || rest.startsWith('/welcome');
}
