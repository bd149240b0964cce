import { languageFacts, type Language } from '@peonia/i18n/languages.ts';

/** Formats hundredths of a currency for the reader: the product writes RMB, ISO 4217 says CNY. */
export function formatMoney(amount: number, currency: 'USD' | 'RMB', language: Language): string {
  return new Intl.NumberFormat(languageFacts[language].locale, {
    style: 'currency',
    currency: currency === 'RMB' ? 'CNY' : currency,
  }).format(amount / 100);
}
