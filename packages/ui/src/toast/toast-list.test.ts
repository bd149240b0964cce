import { expect, test } from 'vitest';
import { addToast, type Toast } from './toast-list.ts';

const toast = (id: string, lasts: Toast['lasts'] = 4000): Toast => ({ id, text: id, tone: 'ok', lasts });
const ids = (list: readonly Toast[]) => list.map((one) => one.id);

test('removes the oldest temporary toast for a fourth one', () => {
  const list = ['a', 'b', 'c', 'd'].reduce<readonly Toast[]>((now, id) => addToast(now, toast(id)), []);
  expect(ids(list)).toEqual(['b', 'c', 'd']);
});

test('keeps permanent toasts until all are permanent', () => {
  let list = addToast([], toast('network', 'stay'));
  for (const id of ['a', 'b', 'c']) list = addToast(list, toast(id));
  expect(ids(list)).toEqual(['network', 'b', 'c']);
  list = addToast([toast('x', 'stay'), toast('y', 'stay'), toast('z', 'stay')], toast('w', 'stay'));
  expect(ids(list)).toEqual(['y', 'z', 'w']);
});

test('replaces a toast with the same id in place', () => {
  const list = addToast([toast('a'), toast('b')], { ...toast('a'), text: 'again' });
  expect(list.map((one) => one.text)).toEqual(['again', 'b']);
});
