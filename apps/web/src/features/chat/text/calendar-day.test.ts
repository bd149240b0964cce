import { expect, it } from 'vitest';
import { dayName, calendarDay } from './calendar-day.ts';

const now = new Date(2026, 2, 29, 15, 0);

it('counts calendar days, not periods of 24 hours', () => {
  expect(calendarDay(new Date(2026, 2, 29, 0, 1)) - calendarDay(new Date(2026, 2, 28, 23, 59))).toBe(1);
  expect(calendarDay(new Date(2026, 2, 30, 0, 0)) - calendarDay(new Date(2026, 2, 23, 23, 59))).toBe(7);
});

it('names recent days relatively', () => {
  expect(dayName('en', new Date(2026, 2, 29, 1, 0), now, 'long')).toBe('today');
  expect(dayName('de', new Date(2026, 2, 28, 23, 0), now, 'long')).toBe('gestern');
  expect(dayName('en', new Date(2026, 2, 24), now, 'long')).toBe('Tuesday');
  expect(dayName('en', new Date(2026, 2, 22), now, 'long')).toBe('March 22, 2026');
});
