import { describe, expect, it } from 'vitest';
import { closest, moveBy, swipeOf, unzoomed, zoomAt } from './zoom-geometry.ts';

const box = { width: 400, height: 300 };

describe('zooming', () => {
  it('keeps what lies under the fingers where it is', () => {
    const view = zoomAt(unzoomed, 2, { x: 50, y: -20 }, box);
    // The point of the picture that lay at 50, -20 is drawn at its own place times the scale plus the move.
    expect({ x: 50 * view.scale + view.x, y: -20 * view.scale + view.y }).toEqual({ x: 50, y: -20 });
  });

  it('goes neither below the whole picture nor closer than it may', () => {
    expect(zoomAt({ scale: 2, x: 100, y: 50 }, 0.3, { x: 0, y: 0 }, box)).toEqual(unzoomed);
    expect(zoomAt(unzoomed, 99, { x: 0, y: 0 }, box).scale).toBe(closest);
  });

  it('moves up to the edge and not beyond', () => {
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
])('a finger that moved by %o means %s', (by, meaning) => {
  expect(swipeOf(by)).toBe(meaning);
});
