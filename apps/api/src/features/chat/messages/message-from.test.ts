import { expect, it } from 'vitest';
import { wireTimeOf } from './message-from.ts';

it.each([
  ['2026-01-31T23:30:00.123999+00:00', '2026-01-31T23:30:00.123Z'],
  ['2026-01-31T23:30:00.1+00:00', '2026-01-31T23:30:00.100Z'],
  ['2026-01-31T23:30:00+00:00', '2026-01-31T23:30:00.000Z'],
  ['2026-02-01T01:00:00.123999+01:30', '2026-01-31T23:30:00.123Z'],
])('writes %s as %s', (time, wire) => {
  expect(wireTimeOf(time)).toBe(wire);
});
