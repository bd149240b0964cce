import { formatDateTime } from '@peonia/i18n/format.ts';
import type { Language } from '@peonia/i18n/languages.ts';

/** Day and time of an ISO date in the reader's language and time zone. */
export function dateTime(language: Language, iso: string): string {
  const date = new Date(iso);
  return formatDateTime(language, date, 'medium');
}
