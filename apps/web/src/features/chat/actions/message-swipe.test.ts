import { expect, it } from 'vitest';
import { followSwipe, isDoubleTap, isSwipe, mayBeginSwipe } from './message-swipe.ts';

it.each([
  ['a long move to the right', 40, 5, true],
  ['a short move', 10, 0, false],
  ['a move to the left', -60, 0, false],
  ['scrolling', 5, 60, false],
  ['a slanted scroll', 40, 30, false],
])('%s is a swipe: %s', (_, dx, dy, swipes) => {
  expect(isSwipe(dx, dy)).toBe(swipes);
});

it('leaves the edge of the screen to the browser', () => {
  expect([0, 24, 25].map(mayBeginSwipe)).toEqual([false, false, true]);
});

it('follows the finger within bounds', () => {
  expect([-20, 30, 400].map(followSwipe)).toEqual([0, 30, 72]);
});

it.each([
  ['soon and near', { x: 110, y: 100, at: 1_250 }, true],
  ['late', { x: 100, y: 100, at: 1_400 }, false],
  ['elsewhere', { x: 160, y: 100, at: 1_200 }, false],
])('a second tap %s makes a double tap: %s', (_, second, doubles) => {
  expect(isDoubleTap({ x: 100, y: 100, at: 1_000 }, second)).toBe(doubles);
  expect(isDoubleTap(null, second)).toBe(false);
});
