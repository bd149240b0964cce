import { expect, test } from 'vitest';
import { menuPlace } from './place-menu.ts';

const phone = { width: 390, height: 700 };
const menu = { width: 220, height: 300 };
const box = (left: number, top: number) => ({ left, top, right: left + 44, bottom: top + 44 });

test('below the trigger, lined up with its end or start', () => {
  expect(menuPlace(box(300, 100), menu, phone, 'end')).toEqual({ left: 124, top: 150 });
  expect(menuPlace(box(100, 100), menu, phone, 'start')).toEqual({ left: 100, top: 150 });
});

test('above when there is no room below', () => {
  expect(menuPlace(box(300, 600), menu, phone, 'end').top).toBe(294);
});

test('never over an edge, also when it fits nowhere', () => {
  expect(menuPlace(box(0, 100), menu, phone, 'end').left).toBe(8);
  expect(menuPlace(box(340, 100), menu, phone, 'start').left).toBe(162);
  expect(menuPlace(box(0, 300), { width: 220, height: 690 }, phone, 'end').top).toBe(8);
});
