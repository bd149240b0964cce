import { expect, test } from 'vitest';
import { withToast, type Toast } from './toast-list.ts';

const toast = (id: string, lasts: Toast['lasts'] = 4000): Toast => ({ id, text: id, tone: 'ok', lasts });
const ids = (list: readonly Toast[]) => list.map((one) => one.id);

test('the fourth pushes out the oldest that would go anyway', () => {
  const list = ['a', 'b', 'c', 'd'].reduce<readonly Toast[]>((now, id) => withToast(now, toast(id)), []);
  expect(ids(list)).toEqual(['b', 'c', 'd']);
});

test('what must stay outlives newer ones, until all must stay', () => {
  let list = withToast([], toast('network', 'stay'));
  for (const id of ['a', 'b', 'c']) list = withToast(list, toast(id));
  expect(ids(list)).toEqual(['network', 'b', 'c']);
  list = withToast([toast('x', 'stay'), toast('y', 'stay'), toast('z', 'stay')], toast('w', 'stay'));
  expect(ids(list)).toEqual(['y', 'z', 'w']);
});

test('the same id replaces in place', () => {
  const list = withToast([toast('a'), toast('b')], { ...toast('a'), text: 'again' });
  expect(list.map((one) => one.text)).toEqual(['again', 'b']);
});
