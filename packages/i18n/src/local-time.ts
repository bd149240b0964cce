import { formatTime } from './format.ts';
import { languageFacts, type Language } from './languages.ts';

const offsets = new Map<string, Intl.DateTimeFormat | undefined>();

function offsetFormat(timeZone: string): Intl.DateTimeFormat | undefined {
  if (offsets.has(timeZone)) return offsets.get(timeZone);
  const format = openZone(timeZone);
  // Only real zones are kept, so values from outside cannot fill the memory.
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

/** Minutes a zone is east of UTC at a moment, undefined for a zone that does not exist. */
export function zoneOffsetMinutes(timeZone: string, at: Date): number | undefined {
  const name = offsetFormat(timeZone)
    ?.formatToParts(at)
    .find((part) => part.type === 'timeZoneName')?.value;
  const match = name && /^GMT(?:([+-])(\d{2}):(\d{2}))?/.exec(name);
  if (!match) return undefined;
  const [, sign, hours = '0', minutes = '0'] = match;
  return (sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(minutes));
}

/** Clock time at another person's place: "21:20", "下午9:20"; undefined when the zone is unknown, then nothing is shown. */
export function localTime(lang: Language, at: Date, timeZone: string): string | undefined {
  const offset = zoneOffsetMinutes(timeZone, at);
  return offset === undefined ? undefined : formatTime(lang, new Date(at.getTime() + offset * 60_000), 'UTC');
}

/** Hours a place is ahead of the reader's (negative: behind), halves and quarters included; undefined for unknown zones. */
export function hoursAhead(timeZone: string, readersZone: string, at: Date): number | undefined {
  const there = zoneOffsetMinutes(timeZone, at);
  const here = zoneOffsetMinutes(readersZone, at);
  return there === undefined || here === undefined ? undefined : (there - here) / 60;
}

/** A number of hours with its unit: "7 hours", "5.5 hours"; `short` gives "7 hr". */
export function formatHours(lang: Language, hours: number, style: 'long' | 'short' = 'long'): string {
  return new Intl.NumberFormat(languageFacts[lang].locale, { style: 'unit', unit: 'hour', unitDisplay: style }).format(
    hours,
  );
}
