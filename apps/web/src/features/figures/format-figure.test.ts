import { expect, it } from 'vitest';
import { formatDay, formatFigure } from './format-figure.ts';

it.each([
  ['registrations', 1_234, '1,234'],
  ['revenue_usd', 123_456, '$1,234.56'],
  ['revenue_rmb', 5_000, 'CN¥50.00'],
  ['call_minutes', 90, '90 min'],
  ['call_minutes', 150, '2.5 hr'],
  ['registrations', null, '–'],
] as const)('the figure %s of %j reads "%s"', (name, value, text) => {
  expect(formatFigure('en', name, value)).toBe(text);
});

it('writes a number as the reader does', () => {
  expect(formatFigure('de', 'registrations', 1_234)).toBe('1.234');
});

it('shows the same UTC day in every time zone', () => {
  expect(formatDay('en', '2026-03-04')).toBe('Mar 4, 2026');
});
