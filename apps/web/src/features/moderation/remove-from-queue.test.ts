import { expect, it } from 'vitest';
import { withoutItem } from './remove-from-queue.ts';

const pageOf = (...ids: number[]) => ({ items: ids.map((id) => ({ id })), max_id: -1, waiting: 3 });

it('removes the item from its page and lowers the waiting count', () => {
  const data = { pages: [pageOf(1, 2), pageOf(3)], pageParams: [undefined, 2] };

  const after = withoutItem(data, 2);

  expect(after.pages.map(({ items }) => items.map(({ id }) => id))).toEqual([[1], [3]]);
  expect(after.pages[0]?.waiting).toBe(2);
});

it('keeps the waiting count at 0', () => {
  const data = { pages: [{ ...pageOf(1), waiting: 0 }], pageParams: [undefined] };

  expect(withoutItem(data, 1).pages[0]?.waiting).toBe(0);
});
