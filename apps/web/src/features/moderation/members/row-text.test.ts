import { expect, it } from 'vitest';
import { rowText } from './row-text.ts';

it('names a language in itself', () => expect(rowText('language', 'tw', 'en')).toBe('繁體中文'));

it('writes a birthday as a date, whatever the time zone', () =>
  expect(rowText('birthday', '1991-07-30', 'de')).toBe('30. Juli 1991'));

it('leaves other texts alone', () => expect(rowText('device', 'ab12', 'en')).toBe('ab12'));
