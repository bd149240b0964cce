import { languageFacts, type Language } from '@peonia/i18n/languages.ts';

const units = ['byte', 'kilobyte', 'megabyte', 'gigabyte', 'terabyte'] as const;

/** Bytes in the largest unit of 1,000 that fits, with three digits. */
export function formatBytes(language: Language, bytes: number): string {
  const step = Math.min(units.length - 1, Math.max(0, Math.floor(Math.log10(Math.max(1, bytes)) / 3)));
  return new Intl.NumberFormat(languageFacts[language].locale, {
    style: 'unit',
    unit: units[step] ?? 'byte',
    unitDisplay: 'short',
    maximumSignificantDigits: 3,
  }).format(bytes / 1_000 ** step);
}
