import { countryName } from '@peonia/i18n/format.ts';
import type { Language } from '@peonia/i18n/languages.ts';
import { useLanguage } from '../../../platform/language/language.tsx';

/** Languages that put the country first, with the separator. */
const countryFirst: { readonly [language in Language]?: string } = { zh: '', tw: '', ja: '・', ko: ' ' };

interface NamedPlace {
  readonly city: string | null;
  readonly country: string | null;
}

/** Formats a place in a language: "Chengdu, China". Unknown parts are left out. */
export function placeName(language: Language, place: NamedPlace): string {
  const country = place.country === null ? '' : countryName(language, place.country);
  const city = place.city ?? '';
  if (city === '' || country === '' || city === country) return city || country;
  const between = countryFirst[language];
  return between === undefined ? `${city}, ${country}` : country + between + city;
}

/** `placeName` in the page's language. */
export function usePlaceName(): (place: NamedPlace) => string {
  const { language } = useLanguage();
  return (place) => placeName(language, place);
}
