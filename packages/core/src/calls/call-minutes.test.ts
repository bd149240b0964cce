import fc from 'fast-check';
import { expect, it } from 'vitest';
import { minuteBegins, minutesBegun } from './call-minutes.ts';

it('counts started minutes after the free seconds', () => {
  expect([0, 19_999, 20_000, 20_001, 79_999, 80_000, 140_000].map((elapsed) => minutesBegun(elapsed, 20))).toEqual([
    0, 0, 1, 1, 1, 2, 3,
  ]);
  expect(minutesBegun(0, 0)).toBe(1);
});

it('says when each of them begins', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 600 }), fc.nat(120), (minute, free) => {
      expect(minutesBegun(minuteBegins(minute, free), free)).toBe(minute);
      expect(minutesBegun(minuteBegins(minute, free) - 1, free)).toBe(minute - 1);
    }),
  );
});
