import fc from 'fast-check';
import { expect, test } from 'vitest';
import { MAX_ZOOM, cropRect, moveView, FULL_VIEW } from './crop-geometry.ts';

const landscape = { width: 1200, height: 800 };

test('starts with the largest centred crop', () => {
  expect(cropRect(FULL_VIEW, landscape, 1)).toEqual({ x: expect.closeTo(1 / 6), y: 0, w: expect.closeTo(2 / 3), h: 1 });
  expect(cropRect(FULL_VIEW, { width: 800, height: 1200 }, 1)).toEqual({
    x: 0,
    y: expect.closeTo(1 / 6),
    w: 1,
    h: expect.closeTo(2 / 3),
  });
});

test('keeps the crop in shape and inside the image', () => {
  const number = fc.double({ min: -3, max: 3, noNaN: true });
  const side = fc.integer({ min: 1, max: 9000 });
  const moves = fc.array(fc.record({ zoom: fc.double({ min: 0.01, max: 40, noNaN: true }), x: number, y: number }), {
    maxLength: 12,
  });
  fc.assert(
    fc.property(side, side, fc.constantFrom(1, 4 / 5, 780 / 250), moves, (width, height, aspect, changes) => {
      const image = { width, height };
      const view = changes.reduce((now, change) => moveView(now, change, image, aspect), FULL_VIEW);
      const rect = cropRect(view, image, aspect);
      expect(view.zoom).toBeGreaterThanOrEqual(1);
      expect(view.zoom).toBeLessThanOrEqual(MAX_ZOOM);
      for (const start of [rect.x, rect.y]) expect(start).toBeGreaterThanOrEqual(0);
      expect(rect.x + rect.w).toBeLessThanOrEqual(1 + 1e-9);
      expect(rect.y + rect.h).toBeLessThanOrEqual(1 + 1e-9);
      expect((rect.w * width) / (rect.h * height)).toBeCloseTo(aspect, 6);
    }),
  );
});
