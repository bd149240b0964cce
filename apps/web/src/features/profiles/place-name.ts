import { useLingui } from '@lingui/react/macro';
import { countryName } from '@peonia/i18n/format.ts';
import { useLanguage } from '../../platform/language.tsx';

/** Writes "Chengdu, China" the way the page's language does; what is not known is left out. */
export function usePlaceName(): (place: { readonly city: string | null; readonly country: string | null }) => string {
  const { t } = useLingui();
  const { language } = useLanguage();
  return (place) => {
    const country = place.country === null ? '' : countryName(language, place.country);
    const city = place.city ?? '';
    if (city === '' || country === '' || city === country) return city || country;
    return t({ message: `${city}, ${country}`, comment: 'A city and its country' });
  };
}
