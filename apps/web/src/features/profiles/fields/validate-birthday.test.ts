import { expect, it } from 'vitest';
import { validateBirthday } from './validate-birthday.ts';

const today = '2026-03-15';

it.each([
  ['', 'incomplete'],
  ['1990--05', 'incomplete'],
  ['--', 'incomplete'],
  ['2001-02-30', 'invalid'],
  ['1899-01-01', 'invalid'],
  ['2008-03-16', 'too_young'],
  ['2008-03-15', null],
  ['1990-12-05', null],
])('validates the birthday "%s" as %s', (birthday, fault) => {
  expect(validateBirthday(birthday, today)).toBe(fault);
});
