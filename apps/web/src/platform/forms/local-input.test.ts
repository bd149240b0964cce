import { expect, it } from 'vitest';
import { fromLocalInput, toLocalInput } from './local-input.ts';

it('shows a time in the zone of the device', () => {
  expect(fromLocalInput(toLocalInput('2030-01-02T03:04:00.000Z'))).toBe('2030-01-02T03:04:00.000Z');
});

it.each(['', 'tomorrow'])('shows an empty field for "%s"', (time) => {
  expect(toLocalInput(time)).toBe('');
});

it('reads no time from an incomplete field', () => {
  expect(fromLocalInput('')).toBeNull();
});
