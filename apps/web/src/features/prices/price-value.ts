import { isHundredths, type PriceName } from '@peonia/contract/money/price-rules.ts';
import { formatGold } from '@peonia/i18n/format.ts';
import type { Language } from '@peonia/i18n/languages.ts';

/** A value for reading, without its unit. */
export function showValue(language: Language, name: PriceName, value: number): string {
  return formatGold(language, isHundredths(name) ? value : value * 100);
}

/** A value for typing: plain digits with a point. */
export function typedValue(name: PriceName, value: number): string {
  return String(isHundredths(name) ? value / 100 : value);
}

/** The stored number of what was typed; NaN for what is no number of this kind. Comma and point both separate. */
export function readValue(name: PriceName, typed: string): number {
  const text = typed.trim().replace(',', '.');
  if (!(isHundredths(name) ? /^\d{1,9}(?:\.\d{1,2})?$/ : /^\d{1,9}$/).test(text)) return Number.NaN;
  return isHundredths(name) ? Math.round(Number(text) * 100) : Number(text);
}
