import { describe, expect, it } from 'vitest';
import { maxScale, moveBy, swipeOf, unzoomed, zoomAt } from './zoom-geometry.ts';

const box = { width: 400, height: 300 };

describe('zooming', () => {
  it('keeps the point under the fingers in place', () => {
    const view = zoomAt(unzoomed, 2, { x: 50, y: -20 }, box);
    // The point under the fingers is drawn at its position times the scale plus the offset.
    expect({ x: 50 * view.scale + view.x, y: -20 * view.scale + view.y }).toEqual({ x: 50, y: -20 });
  });

  it('stays between the whole picture and the maximum scale', () => {
    expect(zoomAt({ scale: 2, x: 100, y: 50 }, 0.3, { x: 0, y: 0 }, box)).toEqual(unzoomed);
    expect(zoomAt(unzoomed, 99, { x: 0, y: 0 }, box).scale).toBe(maxScale);
  });

  it('pans up to the edge', () => {
    expect(moveBy({ scale: 2, x: 0, y: 0 }, { x: 9_999, y: -9_999 }, box)).toEqual({ scale: 2, x: 200, y: -150 });
    expect(moveBy(unzoomed, { x: 40, y: 40 }, box)).toEqual(unzoomed);
  });
});

it.each([
  [{ x: -80, y: 10 }, 'next'],
  [{ x: 80, y: 10 }, 'previous'],
  [{ x: 10, y: 120 }, 'close'],
  [{ x: 10, y: -120 }, null],
  [{ x: 30, y: 0 }, null],
  [{ x: 80, y: 80 }, null],
])('interprets a move by %o as %s', (by, meaning) => {
  expect(swipeOf(by)).toBe(meaning);
});
