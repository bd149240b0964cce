import { languageFacts, type Language } from '@peonia/i18n/languages.ts';

/** Formats the duration of a call: "12 min 45 s", "45 s". */
export function callDuration(language: Language, seconds: number): string {
  const unit = (value: number, name: 'hour' | 'minute' | 'second') =>
    new Intl.NumberFormat(languageFacts[language].locale, { style: 'unit', unit: name, unitDisplay: 'short' }).format(
      value,
    );
  const [hours, minutes, rest] = [Math.floor(seconds / 3_600), Math.floor(seconds / 60) % 60, Math.floor(seconds) % 60];
  const parts = [
    hours > 0 ? unit(hours, 'hour') : '',
    minutes > 0 ? unit(minutes, 'minute') : '',
    rest > 0 || seconds < 1 ? unit(rest, 'second') : '',
  ];
  return parts.filter((part) => part !== '').join(' ');
}
