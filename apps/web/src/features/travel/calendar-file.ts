import type { TravelDay } from '@peonia/contract/travel/travel.ts';
import { saveFile } from '../../platform/save-file.ts';

/** A calendar of whole days (RFC 5545) of a plan. Lines are folded at 75 octets. */
export function calendarFile(
  days: readonly TravelDay[],
  { id, now, host }: { id: number; now: Date; host: string },
): string {
  const stamp = now.toISOString().replaceAll(/[-:]|\.\d+/g, '');
  const events = days.flatMap(({ day, title, details }, nth) => [
    'BEGIN:VEVENT',
    `UID:travel-${id}-${nth + 1}@${host}`,
    `DTSTAMP:${stamp}`,
    `DTSTART;VALUE=DATE:${day.replaceAll('-', '')}`,
    `SUMMARY:${escapeText(title)}`,
    ...(details === '' ? [] : [`DESCRIPTION:${escapeText(details)}`]),
    'END:VEVENT',
  ]);
  const lines = ['BEGIN:VCALENDAR', 'VERSION:2.0', `PRODID:-//${host}//travel//EN`, ...events, 'END:VCALENDAR'];
  return lines.map((line) => `${fold(line)}\r\n`).join('');
}

function escapeText(text: string): string {
  return text.replaceAll(/[\\;,]/g, String.raw`\$&`).replaceAll(/\r?\n/g, String.raw`\n`);
}

/** Octets of a line, without its end. */
const LINE_MAX = 75;

function fold(line: string): string {
  const encoder = new TextEncoder();
  let folded = '';
  let octets = 0;
  for (const character of line) {
    const size = encoder.encode(character).length;
    if (octets + size > LINE_MAX) {
      folded += '\r\n ';
      octets = 1;
    }
    folded += character;
    octets += size;
  }
  return folded;
}

/** Offers the plan as a file. */
export function saveCalendar(days: readonly TravelDay[], id: number): void {
  const text = calendarFile(days, { id, now: new Date(), host: location.hostname });
  saveFile(new Blob([text], { type: 'text/calendar' }), `travel-${id}.ics`);
}
