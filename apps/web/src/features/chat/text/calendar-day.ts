import { formatRelativeDay } from '@peonia/i18n/format-relative.ts';
import { formatDate, formatWeekday } from '@peonia/i18n/format.ts';
import type { Language } from '@peonia/i18n/languages.ts';

/** Returns a calendar day in the reader's time zone as a comparable number. */
export function calendarDay(date: Date): number {
  // Computed as UTC, because local days have 23 or 25 hours when the clock changes.
  return Math.round(Date.UTC(date.getFullYear(), date.getMonth(), date.getDate()) / 86_400_000);
}

/** Returns "today", "yesterday", a weekday within a week, else the date; the date also while the time is unknown. */
export function dayName(language: Language, date: Date, now: Date | null, style: 'long' | 'short'): string {
  if (now === null) return formatDate(language, date, style);
  const back = calendarDay(now) - calendarDay(date);
  if (back === 0 || back === 1) return formatRelativeDay(language, back);
  return back > 1 && back < 7 ? formatWeekday(language, date) : formatDate(language, date, style);
}
