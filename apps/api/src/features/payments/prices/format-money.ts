import { languageFacts, type Language } from '@peonia/i18n/languages.ts';

/** Hundredths of a currency as the reader writes it: the product says RMB, the standard CNY. */
export function formatMoney(amount: number, currency: 'USD' | 'RMB', language: Language): string {
  return new Intl.NumberFormat(languageFacts[language].locale, {
    style: 'currency',
    currency: currency === 'RMB' ? 'CNY' : currency,
  }).format(amount / 100);
}
