import { closeUnit, formatTime, numberFormat } from './format.ts';
import type { Language } from './languages.ts';

const offsets = new Map<string, Intl.DateTimeFormat | undefined>();

function offsetFormat(timeZone: string): Intl.DateTimeFormat | undefined {
  if (offsets.has(timeZone)) return offsets.get(timeZone);
  const format = openZone(timeZone);
  // Only existing zones are cached, so that external values cannot fill the memory.
  if (format) offsets.set(timeZone, format);
  return format;
}

function openZone(timeZone: string): Intl.DateTimeFormat | undefined {
  try {
    return new Intl.DateTimeFormat('en', { timeZone, timeZoneName: 'longOffset' });
  } catch {
    return undefined;
  }
}

/** Offset of a time zone from UTC at a moment, in minutes east; undefined for an unknown zone. */
export function zoneOffsetMinutes(timeZone: string, at: Date): number | undefined {
  const name = offsetFormat(timeZone)
    ?.formatToParts(at)
    .find((part) => part.type === 'timeZoneName')?.value;
  const match = name && /^GMT(?:([+-])(\d{2}):(\d{2}))?/.exec(name);
  if (!match) return undefined;
  const [, sign, hours = '0', minutes = '0'] = match;
  return (sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(minutes));
}

/** Local time of another person: "21:20", "下午9:20"; undefined for an unknown time zone. */
export function localTime(lang: Language, at: Date, timeZone: string): string | undefined {
  const offset = zoneOffsetMinutes(timeZone, at);
  return offset === undefined ? undefined : formatTime(lang, new Date(at.getTime() + offset * 60_000), 'UTC');
}

/**
 * Hours that a place is ahead of the reader (negative: behind), including halves and quarters; undefined for unknown
 * zones. `readersOffset`: minutes east of UTC, which a browser knows without a format.
 */
export function hoursAhead(timeZone: string, readersOffset: number, at: Date): number | undefined {
  const there = zoneOffsetMinutes(timeZone, at);
  return there === undefined ? undefined : (there - readersOffset) / 60;
}

/** A number of hours with its unit: "7 hours", "5.5 hours"; `short` returns "7 hr". */
export function formatHours(lang: Language, hours: number, style: 'long' | 'short' = 'long'): string {
  return closeUnit(lang, numberFormat(lang, { style: 'unit', unit: 'hour', unitDisplay: style }).format(hours));
}
