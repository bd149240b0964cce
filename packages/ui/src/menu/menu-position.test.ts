import { expect, test } from 'vitest';
import { menuPosition } from './menu-position.ts';

const phone = { width: 390, height: 700 };
const menu = { width: 220, height: 300 };
const box = (left: number, top: number) => ({ left, top, right: left + 44, bottom: top + 44 });

test('opens below the trigger, aligned with its end or start', () => {
  expect(menuPosition(box(300, 100), menu, phone, 'end')).toEqual({ left: 124, top: 150 });
  expect(menuPosition(box(100, 100), menu, phone, 'start')).toEqual({ left: 100, top: 150 });
});

test('opens above without room below', () => {
  expect(menuPosition(box(300, 600), menu, phone, 'end').top).toBe(294);
});

test('stays inside the window, also if it fits nowhere', () => {
  expect(menuPosition(box(0, 100), menu, phone, 'end').left).toBe(8);
  expect(menuPosition(box(340, 100), menu, phone, 'start').left).toBe(162);
  expect(menuPosition(box(0, 300), { width: 220, height: 690 }, phone, 'end').top).toBe(8);
});
