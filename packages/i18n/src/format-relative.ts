import { closeUnit } from './format.ts';
import { languageFacts, type Language } from './languages.ts';

const second = 1000;
const minute = 60 * second;
const hour = 60 * minute;
const day = 24 * hour;

// Largest first. A month is a twelfth of a year, so twelve months never show before a year.
const steps = [
  ['year', 365 * day],
  ['month', (365 / 12) * day],
  ['week', 7 * day],
  ['day', day],
  ['hour', hour],
  ['minute', minute],
  ['second', second],
] as const satisfies [Intl.RelativeTimeFormatUnit, number][];

/** Distances below this, in milliseconds, are "now". */
const nowWithinMs = 5 * second;

const formats = new Map<string, Intl.RelativeTimeFormat>();

function relativeFormat(lang: Language, numeric: 'always' | 'auto', style: 'long' | 'short'): Intl.RelativeTimeFormat {
  const key = `${lang} ${numeric} ${style}`;
  const ready = formats.get(key);
  if (ready) return ready;
  const fresh = new Intl.RelativeTimeFormat(languageFacts[lang].locale, { numeric, style });
  formats.set(key, fresh);
  return fresh;
}

/**
 * Distance from `now` in the largest whole unit; negative is the past. Returns 0 seconds within five seconds, and for
 * less than a minute ahead: clocks advance by the minute, and a new event must not be in the future.
 */
export function relativeParts(date: Date, now: Date): { value: number; unit: Intl.RelativeTimeFormatUnit } {
  const distance = date.getTime() - now.getTime();
  const size = Math.abs(distance);
  if (size < nowWithinMs || (distance > 0 && distance < minute)) return { value: 0, unit: 'second' };
  const [unit, length] = steps.find(([, ms]) => size >= ms) ?? (['second', second] as const);
  return { value: Math.sign(distance) * Math.floor(size / length), unit };
}

/** "now", "3 minutes ago", "in 2 weeks"; `short` is for narrow lists: "3 min. ago". */
export function formatRelative(lang: Language, date: Date, now: Date, style: 'long' | 'short' = 'long'): string {
  const { value, unit } = relativeParts(date, now);
  return closeUnit(lang, relativeFormat(lang, value === 0 ? 'auto' : 'always', style).format(value, unit));
}

/**
 * A calendar day relative to today: 0 "today", 1 "yesterday", 3 "3 days ago". The caller counts days in the reader's
 * time zone.
 */
export function formatRelativeDay(lang: Language, daysBack: number): string {
  return closeUnit(lang, relativeFormat(lang, 'auto', 'long').format(-daysBack, 'day'));
}
