import { expect, it } from 'vitest';
import { dayName, dayOf } from './day-of.ts';

const now = new Date(2026, 2, 29, 15, 0);

it('counts days of the calendar, not stretches of 24 hours', () => {
  expect(dayOf(new Date(2026, 2, 29, 0, 1)) - dayOf(new Date(2026, 2, 28, 23, 59))).toBe(1);
  expect(dayOf(new Date(2026, 2, 30, 0, 0)) - dayOf(new Date(2026, 2, 23, 23, 59))).toBe(7);
});

it('names days the nearer the plainer', () => {
  expect(dayName('en', new Date(2026, 2, 29, 1, 0), now, 'long')).toBe('today');
  expect(dayName('de', new Date(2026, 2, 28, 23, 0), now, 'long')).toBe('gestern');
  expect(dayName('en', new Date(2026, 2, 24), now, 'long')).toBe('Tuesday');
  expect(dayName('en', new Date(2026, 2, 22), now, 'long')).toBe('March 22, 2026');
});
