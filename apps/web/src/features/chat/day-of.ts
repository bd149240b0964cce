import { formatRelativeDay } from '@peonia/i18n/format-relative.ts';
import { formatDate, formatWeekday } from '@peonia/i18n/format.ts';
import type { Language } from '@peonia/i18n/languages.ts';

/** A calendar day in the reader's zone, as a number that can be compared and subtracted. */
export function dayOf(date: Date): number {
  // As if it were UTC: real days have 23 or 25 hours when the clock changes.
  return Math.round(Date.UTC(date.getFullYear(), date.getMonth(), date.getDate()) / 86_400_000);
}

/** "today", "yesterday", "Monday" within a week, else the date; also the date while nobody knows the time. */
export function dayName(language: Language, date: Date, now: Date | null, style: 'long' | 'short'): string {
  if (now === null) return formatDate(language, date, style);
  const back = dayOf(now) - dayOf(date);
  if (back === 0 || back === 1) return formatRelativeDay(language, back);
  return back > 1 && back < 7 ? formatWeekday(language, date) : formatDate(language, date, style);
}
