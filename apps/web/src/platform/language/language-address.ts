import { type Language, languageFromPath } from '@peonia/i18n/languages.ts';

/** The same page with a `lang` query and without a language prefix, which would win over it. */
export function withLanguage(address: string, language: Language): string {
  const [path = '', search = ''] = address.split('?');
  const query = new URLSearchParams(search);
  query.set('lang', language);
  return `${languageFromPath(path).rest}?${query.toString()}`;
}

/** Removes `lang` from a query, so that a reload keeps the chosen language. */
export function withoutLanguage(search: string): string {
  const query = new URLSearchParams(search);
  if (!query.has('lang')) return search;
  query.delete('lang');
  return query.size === 0 ? '' : `?${query.toString()}`;
}
