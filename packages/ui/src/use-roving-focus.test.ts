import { expect, test } from 'vitest';
import { arrowTarget } from './use-roving-focus.ts';

test.each([
  ['ArrowDown', 'vertical', 0, 1],
  ['ArrowDown', 'vertical', 2, 0],
  ['ArrowDown', 'vertical', -1, 0],
  ['ArrowUp', 'vertical', 0, 2],
  ['ArrowUp', 'vertical', -1, 2],
  ['ArrowRight', 'horizontal', 1, 2],
  ['ArrowLeft', 'horizontal', 0, 2],
  ['Home', 'horizontal', 2, 0],
  ['End', 'vertical', 0, 2],
  ['ArrowRight', 'vertical', 0, undefined],
  ['a', 'vertical', 0, undefined],
] as const)('%s in a %s list from %i leads to %s', (key, orientation, here, to) => {
  expect(arrowTarget(key, orientation, here, 3)).toBe(to);
});

test('returns nothing for an empty list', () => expect(arrowTarget('Home', 'vertical', -1, 0)).toBeUndefined());
