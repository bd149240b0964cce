import fc from 'fast-check';
import { expect, it } from 'vitest';
import { fitBounds, smallest } from './fit-bounds.ts';

const laptop = { workArea: { x: 0, y: 24, width: 1440, height: 876 }, isPrimary: true };
const left = { workArea: { x: -1920, y: 0, width: 1920, height: 1080 }, isPrimary: false };

it('opens where it was, also on a second screen', () => {
  const saved = { x: -1500, y: 100, width: 900, height: 700 };

  expect(fitBounds(saved, [laptop, left])).toBe(saved);
});

it('comes back to the first screen when its own is gone, with its size', () => {
  const saved = { x: -1500, y: 100, width: 900, height: 700 };

  expect(fitBounds(saved, [laptop])).toEqual({ x: 270, y: 112, width: 900, height: 700 });
});

it.each([
  ['its title bar is above the screen', { x: 100, y: -20, width: 900, height: 700 }],
  ['too little of it is on the screen', { x: 1400, y: 100, width: 900, height: 700 }],
  ['its title bar is below the screen', { x: 100, y: 890, width: 900, height: 700 }],
  ['it is too small', { x: 100, y: 100, width: 20, height: 20 }],
])('moves a window when %s', (_, saved) => {
  expect(fitBounds(saved, [laptop])).not.toEqual(saved);
});

it('opens in the middle at first, and without any screen as well', () => {
  expect(fitBounds(null, [left, laptop])).toEqual({ x: 120, y: 52, width: 1200, height: 820 });
  expect(fitBounds(null, [])).toEqual({ x: 0, y: 0, width: 1200, height: 820 });
});

it('can always be dragged', () => {
  const number = fc.integer({ min: -5_000, max: 5_000 });
  const bounds = fc.record({ x: number, y: number, width: number, height: number });
  fc.assert(
    fc.property(bounds, (saved) => {
      const { x, y, width, height } = fitBounds(saved, [laptop]);
      expect(Math.min(x + width, 1440) - Math.max(x, 0)).toBeGreaterThanOrEqual(120);
      expect(y).toBeGreaterThanOrEqual(24);
      expect(y + 32).toBeLessThanOrEqual(900);
      expect([width >= smallest.width, height >= smallest.height]).toEqual([true, true]);
    }),
  );
});
