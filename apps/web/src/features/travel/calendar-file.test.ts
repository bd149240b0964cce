import { describe, expect, it } from 'vitest';
import { calendarFile } from './calendar-file.ts';

const facts = { id: 7, now: new Date('2026-11-01T10:00:00.000Z'), host: 'example.com' };

describe('the calendar file of a plan', () => {
  it('has one whole day for each day of the plan', () => {
    const file = calendarFile([{ day: '2026-11-14', title: 'Arrive, rest', details: 'Pickup\nat 15:40' }], facts);

    expect(file.split('\r\n')).toEqual([
      'BEGIN:VCALENDAR',
      'VERSION:2.0',
      'PRODID:-//example.com//travel//EN',
      'BEGIN:VEVENT',
      'UID:travel-7-1@example.com',
      'DTSTAMP:20261101T100000Z',
      'DTSTART;VALUE=DATE:20261114',
      String.raw`SUMMARY:Arrive\, rest`,
      String.raw`DESCRIPTION:Pickup\nat 15:40`,
      'END:VEVENT',
      'END:VCALENDAR',
      '',
    ]);
  });

  it('folds lines at 75 octets', () => {
    const file = calendarFile([{ day: '2026-11-14', title: '成都'.repeat(30), details: '' }], facts);

    const octets = file.split('\r\n').map((line) => new TextEncoder().encode(line).length);
    expect(Math.max(...octets)).toBeLessThanOrEqual(75);
    expect(file.replaceAll('\r\n ', '')).toContain(`SUMMARY:${'成都'.repeat(30)}`);
  });
});
