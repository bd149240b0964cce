import { expect, it } from 'vitest';
import { addDays, daysBetween, isCalendarDay } from './calendar-day.ts';

it('refuses days that do not exist', () => {
  expect(isCalendarDay('2001-02-28')).toBe(true);
  expect(isCalendarDay('2001-02-30')).toBe(false);
  expect(isCalendarDay('2001-13-01')).toBe(false);
  expect(isCalendarDay('1.2.2001')).toBe(false);
});

it('counts over the ends of months and years, in both directions', () => {
  expect(addDays('2024-02-28', 2)).toBe('2024-03-01');
  expect(addDays('2025-01-01', -1)).toBe('2024-12-31');
  expect(daysBetween('2024-02-28', '2024-03-01')).toBe(2);
});
