import { expect, test, vi } from 'vitest';
import { languages } from './languages.ts';
import { formatHours, hoursAhead, localTime, zoneOffsetMinutes } from './local-time.ts';

const summer = new Date('2026-07-01T13:20:00Z');
const winter = new Date('2026-12-01T13:20:00Z');

test('formats the local time of a place in every language', () => {
  expect(languages.map((lang) => localTime(lang, summer, 'Asia/Shanghai'))).toEqual([
    '9:20 PM',
    '21:20',
    '下午9:20',
    '21:20',
    '21:20',
    '21:20',
    '21:20',
    '오후 9:20',
  ]);
});

test('supports daylight saving time and fractional offsets', () => {
  expect(zoneOffsetMinutes('Europe/Berlin', summer)).toBe(120);
  expect(zoneOffsetMinutes('Europe/Berlin', winter)).toBe(60);
  expect(zoneOffsetMinutes('UTC', winter)).toBe(0);
  expect(localTime('de', summer, 'Asia/Kathmandu')).toBe('19:05');
  expect(hoursAhead('Asia/Shanghai', 120, summer)).toBe(6);
  expect(hoursAhead('Asia/Shanghai', 60, winter)).toBe(7);
  expect(hoursAhead('America/New_York', 330, winter)).toBe(-10.5);
});

test('makes no format for the clock of a second member in the same zone', () => {
  const clock = () => [localTime('en', summer, 'Asia/Tokyo'), hoursAhead('Asia/Tokyo', 0, summer)];
  clock();
  const made = vi.spyOn(Intl, 'DateTimeFormat');

  clock();

  expect(made).not.toHaveBeenCalled();
});

test('returns undefined for an unknown time zone', () => {
  expect(localTime('en', summer, 'Mars/Olympus')).toBeUndefined();
  expect(hoursAhead('Mars/Olympus', 0, summer)).toBeUndefined();
  expect(zoneOffsetMinutes('', summer)).toBeUndefined();
});

test('formats hours with their unit', () => {
  expect(languages.map((lang) => formatHours(lang, 7).replace(/\u00a0/g, ' '))).toEqual([
    '7 hours',
    '7小时',
    '7 小時',
    '7 Stunden',
    '7 ore',
    '7 heures',
    '7時間',
    '7시간',
  ]);
  expect(formatHours('en', 5.5, 'short')).toBe('5.5 hr');
});
