import { type Language, languageFromPath } from '@peonia/i18n/languages.ts';

/** The same page with a lang query. A prefix would win over it, so it goes. */
export function withLanguage(address: string, language: Language): string {
  const [path = '', search = ''] = address.split('?');
  const query = new URLSearchParams(search);
  query.set('lang', language);
  return `${languageFromPath(path).rest}?${query.toString()}`;
}

/** A query that asks for no language: otherwise the next load would bring back the one before. */
export function withoutLanguage(search: string): string {
  const query = new URLSearchParams(search);
  if (!query.has('lang')) return search;
  query.delete('lang');
  return query.size === 0 ? '' : `?${query.toString()}`;
}
